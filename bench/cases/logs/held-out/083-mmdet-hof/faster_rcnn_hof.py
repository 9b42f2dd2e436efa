dataset_type = 'CocoDataset'
classes = ('car', 'truck', 'bicycle')
data = dict(
    samples_per_gpu=4,
    workers_per_gpu=2,
    train=dict(type=dataset_type, classes=classes, ann_file='data/hof/train.json', img_prefix='data/hof/img/'),
    val=dict(type=dataset_type, classes=classes, ann_file='data/hof/val.json', img_prefix='data/hof/img/'))
# names in train.json: Auto, LKW, Rad
