# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scans a dataset on Spark:  spark-submit spark_dataset.py DATASET PARTS N

DATASET and PARTS are folders that all workers share. Prints the merged report.
"""
import os
import subprocess
import sys

from pyspark.sql import SparkSession

dataset, parts, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
cli = os.environ.get("FAULTLINE_CLI", "faultline-cli")
os.makedirs(parts, exist_ok=True)
spark = SparkSession.builder.appName("faultline-dataset").getOrCreate().sparkContext
shard = (f"""sh -c 'while read i; do {cli} dataset "{dataset}" --pixels --quiet --threads 1 """
         f"""--shard $i/{count} --partial "{parts}/$i.part" --exit-zero && echo 1 || exit 1; done'""")
done = (spark.parallelize(range(count), count).map(str).pipe(shard, checkCode=True)
        .map(int).treeReduce(lambda a, b: a + b))
print(f"{done} of {count} shards", file=sys.stderr)
sys.exit(subprocess.call([cli, "merge", "--expect", str(count), "--json",
                          *(f"{parts}/{i}.part" for i in range(count))]))
