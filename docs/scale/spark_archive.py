# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Judges an archive of runs on Spark:  spark-submit spark_archive.py PATHS OUT [PARTITIONS]

PATHS: a file with one folder of a run a line. OUT: a folder for the lines of faultline/summary/1;
`cat OUT/part-*` is what the Fleet page opens.
"""
import os
import sys

from pyspark.sql import SparkSession

paths, out = sys.argv[1:3]
cli = os.environ.get("FAULTLINE_CLI", "faultline-cli")
spark = SparkSession.builder.appName("faultline-archive").getOrCreate().sparkContext
# checkCode: without it a program that fails gives an empty result, and nobody is told.
spark.textFile(paths).repartition(int(sys.argv[3]) if len(sys.argv) > 3 else 64).pipe(
    f"{cli} diagnose --each --summary --exit-zero --quiet --threads 1 --paths-from -",
    checkCode=True).saveAsTextFile(out)
