# syntax=docker/dockerfile:1
# Both for linux/amd64 and linux/arm64: docker buildx build --platform linux/amd64,linux/arm64 .
ARG NODE_VERSION=24.21.0

# The web pages. They are the same for every machine, so they are built on the one that builds.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS pages
WORKDIR /app
COPY . .
RUN npm ci && node scripts/build-pages.mjs

# What runs them: packages for the machine that the image is for, without tools. The Node that npm would bring is the image's own already.
FROM node:${NODE_VERSION}-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev && rm -rf .cache node_modules/node-linux-* node_modules/.bin/node

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATA_DIR=/data \
    UV_THREADPOOL_SIZE=16 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    MALLOC_TRIM_THRESHOLD_=1048576 \
    GLIBC_TUNABLES=glibc.malloc.hugetlb=1 \
    NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
COPY --from=packages /app ./
COPY --from=pages /app/apps/web/build ./apps/web/build
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/ask-health.mjs"]
CMD ["node", "apps/server/src/main.ts"]
