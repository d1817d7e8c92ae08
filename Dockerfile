# syntax=docker/dockerfile:1

FROM node:26-bookworm-slim AS deps
WORKDIR /app
# A compiler in this stage only: better-sqlite3 compiles where no prebuilt binary can be had.
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
# With the optional packages: the native parts of pictures and of large vector collections are such.
RUN npm ci --no-audit --no-fund

FROM deps AS build
ARG GIT_COMMIT=unknown
COPY tsconfig.json tsconfig.build.json ./
COPY scripts ./scripts
COPY src ./src
RUN GIT_COMMIT=$GIT_COMMIT npm run build && node scripts/slim-modules.mjs

FROM node:26-bookworm-slim AS runtime
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    DATABASE_URL=sqlite:/data/gatehouse.db
WORKDIR /app
# Pages are opened in Chromium. Chinese, Japanese and Korean: --build-arg MORE_FONTS=fonts-noto-cjk, 90 MB.
ARG MORE_FONTS=
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-dejavu-core fonts-noto-color-emoji $MORE_FONTS \
 && rm -rf /var/lib/apt/lists/*
RUN mkdir -m 700 /data && chown 1000:1000 /data \
 && ln -s /app/dist/cli/main.js /usr/local/bin/gatehouse
COPY --from=build /app/package.json /app/sbom.spdx.json /app/licences.txt ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY migrations ./migrations
COPY openapi ./openapi
COPY docs ./docs
COPY LICENSE ./
RUN chmod 755 dist/cli/main.js
USER 1000:1000
VOLUME ["/data"]
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
