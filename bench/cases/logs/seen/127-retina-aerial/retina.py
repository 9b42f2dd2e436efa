data = dict(
    samples_per_gpu=8,
    workers_per_gpu=0,
    train=dict(type='CocoDataset', ann_file='/mnt/hdd/a/train.json', img_prefix='/mnt/hdd/a/img/'))
