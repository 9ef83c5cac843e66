# VITRINE_URL: the address of this site. VITRINE_KEY: one of your API keys; start with a sandbox key.
set -eu
api="$VITRINE_URL/api"
auth="Authorization: Bearer $VITRINE_KEY"

# 1. Upload a photo.
photo=$(curl -sSf -H "$auth" -F files=@photo.jpg "$api/images" | jq -r '.items[0].id')

# 2. Order a set. However often you send the same Idempotency-Key, the set is made and paid only once.
order=$(jq -n --arg photo "$photo" \
  '{image_ids: [$photo], language: "en", product_description: "Blue mug. Keeps tea warm."}')
job=$(curl -sSf -H "$auth" -H 'Content-Type: application/json' -H "Idempotency-Key: order-$photo" \
  -d "$order" "$api/jobs" | jq -r .id)

# 3. Wait until it has ended; a webhook could tell you instead.
until curl -sSf -H "$auth" "$api/jobs/$job" | jq -e .finished_at > /dev/null; do sleep 3; done

# 4. Download the pictures.
curl -sSf -H "$auth" -o pictures.zip "$api/jobs/$job/download"
