# syntax=docker/dockerfile:1

# One image for production: the server, which also serves the storefront and the counter. The same image migrates the database and imports brands:
#   docker run … node apps/server/src/migrate.ts
#   docker run … node apps/server/src/operator/tenant-cli.ts import tenants/burger
# compose.yaml shows them in order.

FROM node:26.10.0-bookworm-slim AS base
WORKDIR /app

# Only the files that decide which packages are installed: a change of source does not install them again.
FROM base AS manifests
COPY package.json package-lock.json ./
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/i18n/package.json packages/i18n/
COPY packages/ui/package.json packages/ui/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY apps/counter/package.json apps/counter/

# The server's own packages. Those of the root stay out: the image brings its own Node, and PostgreSQL runs in another container.
FROM manifests AS packages
# npm installs a compiler and type declarations as optional peers. The server loads neither, so they are removed.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund --workspace @comanda/server \
  && find node_modules -type d -regex '.*node_modules/\(typescript\|@typescript\|@types\|undici-types\)' -prune -exec rm -rf {} +

FROM manifests AS builds
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
COPY apps/counter apps/counter
COPY apps/server apps/server
ENV NODE_ENV=production
RUN npm run build --workspace @comanda/web --workspace @comanda/counter --workspace @comanda/server

FROM base AS server
ENV NODE_ENV=production \
    PORT=3000 \
    COMANDA_DATA_DIR=/var/lib/comanda
RUN install -d -o node -g node -m 0700 /var/lib/comanda
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY apps/server apps/server
COPY --from=builds /app/apps/server/dist apps/server/dist
COPY --from=builds /app/apps/web/dist apps/web/dist
COPY --from=builds /app/apps/counter/dist apps/counter/dist
RUN node apps/server/src/compress-files.ts apps/web/dist apps/counter/dist
COPY tenants tenants

# Code and brands belong to root, and the server only reads them. It writes to the data folder alone (its secrets).
USER node
VOLUME /var/lib/comanda
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`, { signal: AbortSignal.timeout(2500) }).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
