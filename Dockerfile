# Pages are rendered from the database when the site is built, so the build happens when the container first starts
# (about a minute) and whenever its code, database or address change. Keep /app/.next in a volume to build once.

FROM node:24-slim AS deps
WORKDIR /app
COPY package.json package-lock.json ./
# Without development packages, among them the built-in PostgreSQL: DATABASE_URL is required.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-slim AS sources
WORKDIR /app
COPY --from=deps /app/node_modules ./node_modules
COPY . .
RUN mkdir -p .next .data

FROM node:24-slim AS runtime
WORKDIR /app
COPY --from=sources --chown=node:node /app ./
ENV PORT=3000 NEXT_TELEMETRY_DISABLED=1
USER node
EXPOSE 3000
VOLUME ["/app/.next", "/app/.data"]
# The first start builds: only after five minutes of silence is a container called unhealthy.
HEALTHCHECK --interval=15s --timeout=5s --start-period=300s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# As in docs/operations.md. A demo runs scripts/start.mjs instead, which also fills an empty database (docker-compose.yml).
CMD ["sh", "-c", "node scripts/migrate.mjs && node scripts/build.mjs && exec node scripts/serve.mjs"]
