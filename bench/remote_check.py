#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Faultline authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a folder through servers that others wrote, and compares with the folder itself.

    bench/remote_check.py FAULTLINE_CLI FOLDER

moto (5.2.5 or newer: 5.2.1 refuses even the lists of boto3) imitates S3 and checks signatures;
gcp-storage-emulator imitates Google Cloud Storage. Both come from PyPI (moto[server],
gcp-storage-emulator); one that is not installed is left out, and said so.
Everything stays on this machine."""

import importlib.util
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def wait_for(port):
    for _ in range(1200):
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("the server did not start")


def scalars(cli, location, variables):
    environment = {k: v for k, v in os.environ.items()
                   if not k.startswith(("AWS_", "GOOGLE_", "STORAGE_", "CLOUDSDK_"))}
    environment |= {"AWS_EC2_METADATA_DISABLED": "true", "NO_GCE_CHECK": "true"} | variables
    with tempfile.TemporaryDirectory() as home:
        environment |= {"HOME": home, "XDG_CACHE_HOME": home + "/cache"}
        done = subprocess.run([cli, "scalars", location], env=environment, capture_output=True,
                              text=True)
    return done.returncode, done.stdout, done.stderr


def compare(name, cli, folder, location, variables):
    wanted = scalars(cli, str(folder), {})[1]
    code, got, said = scalars(cli, location, variables)
    if got != wanted or code != 0:
        sys.exit(f"{name}: DIFFERS (exit {code})\n{said}")
    print(f"{name}: {len(wanted.splitlines()) - 1} points, the same\n  {said.strip()}")


def files_of(folder):
    return [(p, p.relative_to(folder).as_posix()) for p in folder.rglob("*") if p.is_file()]


def check_moto(cli, folder):
    if importlib.util.find_spec("moto") is None or importlib.util.find_spec("boto3") is None:
        print("moto: not installed, left out")
        return
    import boto3
    port = free_port()
    # User, key, rights, bucket and files come before signatures are checked: those of boto3's own
    # uploads are not understood.
    before = 4 + len(files_of(folder))
    server = subprocess.Popen([sys.executable, "-m", "moto.server", "-p", str(port)],
                              env=os.environ | {"INITIAL_NO_AUTH_ACTION_COUNT": str(before)},
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        url = f"http://127.0.0.1:{port}"
        admin = dict(endpoint_url=url, region_name="us-east-1", aws_access_key_id="a",
                     aws_secret_access_key="b")
        iam = boto3.client("iam", **admin)
        iam.create_user(UserName="u")
        key = iam.create_access_key(UserName="u")["AccessKey"]
        iam.put_user_policy(UserName="u", PolicyName="p", PolicyDocument=(
            '{"Version":"2012-10-17","Statement":[{"Effect":"Allow","Action":"*","Resource":"*"}]}'))
        s3 = boto3.client("s3", endpoint_url=url, region_name="us-east-1",
                          aws_access_key_id=key["AccessKeyId"],
                          aws_secret_access_key=key["SecretAccessKey"])
        s3.create_bucket(Bucket="bucket")
        for path, name in files_of(folder):
            s3.put_object(Bucket="bucket", Key="my runs/" + name, Body=path.read_bytes())
        variables = {"AWS_ENDPOINT_URL": url, "AWS_ACCESS_KEY_ID": key["AccessKeyId"],
                     "AWS_SECRET_ACCESS_KEY": key["SecretAccessKey"]}
        compare("moto", cli, folder, "s3://bucket/my runs", variables)
        wrong = variables | {"AWS_SECRET_ACCESS_KEY": "wrong"}
        code, _, said = scalars(cli, "s3://bucket/my runs", wrong)
        if code != 3 or "does not accept the credentials" not in said:
            sys.exit(f"moto: a wrong secret gave exit {code}\n{said}")
        print("moto: a wrong secret is refused\n  " + said.strip())
    finally:
        server.terminate()
        server.wait()


def check_gcs(cli, folder):
    if importlib.util.find_spec("gcp_storage_emulator") is None:
        print("gcp-storage-emulator: not installed, left out")
        return
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "gcp_storage_emulator", "start", "--in-memory",
                               "--host", "127.0.0.1", "--port", str(port), "--default-bucket",
                               "bucket"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        url = f"http://127.0.0.1:{port}"
        for path, name in files_of(folder):
            target = (url + "/upload/storage/v1/b/bucket/o?uploadType=media&name="
                      + urllib.parse.quote("my runs/" + name, safe=""))
            urllib.request.urlopen(urllib.request.Request(target, data=path.read_bytes(),
                                                          method="POST"))
        compare("gcp-storage-emulator", cli, folder, "gs://bucket/my runs",
                {"STORAGE_EMULATOR_HOST": url})
    finally:
        server.terminate()
        server.wait()


def check_web(cli, folder):
    port = free_port()
    server = subprocess.Popen([sys.executable, "-m", "http.server", str(port), "--bind",
                               "127.0.0.1", "--directory", str(folder)],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(port)
        compare("http.server", cli, folder, f"http://127.0.0.1:{port}/", {})
    finally:
        server.terminate()
        server.wait()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    cli, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    check_moto(cli, folder)
    check_gcs(cli, folder)
    check_web(cli, folder)


if __name__ == "__main__":
    main()
