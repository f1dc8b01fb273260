# The site is built against a throwaway database and contains no page: each is rendered from the real one at its first request.
# So a container starts in seconds, and one image fits every academy (docs/decisions/099).

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# Without development packages, among them the built-in PostgreSQL: DATABASE_URL is required.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM node:24-slim AS build
WORKDIR /app
RUN chown node:node /app
# PostgreSQL does not run as root.
USER node
COPY --chown=node:node package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY --chown=node:node . .
RUN node scripts/build.mjs --for-image

FROM node:24-slim AS runtime
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY . .
COPY --from=build /app/.next ./.next
RUN mkdir .data && chown node:node .data
ENV PORT=3000 NEXT_TELEMETRY_DISABLED=1
USER node
EXPOSE 3000
# The only folder that is written: uploads, and in a demo its secrets. The rest may be read-only, with a tmpfs on /tmp.
VOLUME ["/app/.data"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# As in docs/operations.md. A demo runs scripts/start.mjs instead, which also fills an empty database (docker-compose.yml).
CMD ["sh", "-c", "node scripts/migrate.mjs && exec node scripts/serve.mjs"]
