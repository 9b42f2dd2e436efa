_base_ = ['./base.py']
import os
model = dict(
    type='RetinaNet', # of them
    backbone=dict(depth=50, norm={'type': 'BN'}, out=(1, 2)),
)
optimizer = dict(type='SGD', lr=0.02 * 8)
text = '''three
lines'''
if True:
    x = 1
workers = 2 * 2
