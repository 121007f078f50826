# The whole product in one image: the API, which serves the built client. PostgreSQL runs beside it.
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile \
 && npx -y pnpm@12 run build \
 && npx -y pnpm@12 --filter @wordloom/api deploy --prod /app

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    WEB_ROOT=/app/web
WORKDIR /app
COPY --from=build /app ./
COPY --from=build /src/apps/web/dist ./web
RUN chmod +x dist/cli.js \
 && ln -s /app/dist/cli.js /usr/local/bin/wordloom-admin \
 && install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `pnpm start` does: less memory is kept for what is soon thrown away, and one thread is enough to find it.
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=1", "dist/main.js"]
