# pip install requests
import os
import time

import requests

api = os.environ["VITRINE_URL"] + "/api"
session = requests.Session()
session.headers["Authorization"] = "Bearer " + os.environ["VITRINE_KEY"]


def call(method, path, **more):
    response = session.request(method, api + path, timeout=60, **more)
    response.raise_for_status()
    return response


# 1. Upload a photo.
with open("photo.jpg", "rb") as photo:
    image = call("POST", "/images", files={"files": photo}).json()["items"][0]

# 2. Order a set. However often you send the same Idempotency-Key, the set is made and paid only once.
order = {"image_ids": [image["id"]], "language": "en", "product_description": "Blue mug. Keeps tea warm."}
job = call("POST", "/jobs", json=order, headers={"Idempotency-Key": "order-" + image["id"]}).json()

# 3. Wait until it has ended; a webhook could tell you instead.
while job["finished_at"] is None:
    time.sleep(3)
    job = call("GET", "/jobs/" + job["id"]).json()

# 4. Download the pictures.
with open("pictures.zip", "wb") as file:
    file.write(call("GET", "/jobs/" + job["id"] + "/download").content)
