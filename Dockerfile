# syntax=docker/dockerfile:1
# The shop as docs/operations.md runs it. The image before it, as --build-arg PREVIOUS=<image>, hands on the files that
# pages which are open still ask for.
ARG NODE=node:24-bookworm-slim
ARG PREVIOUS=${NODE}

FROM ${PREVIOUS} AS previous
USER root
RUN mkdir -p /shop/dist

FROM ${NODE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# Node is the image's own: the packages that bring it for other machines are left out.
RUN npm ci --omit=dev && rm -rf node_modules/node-* node_modules/.bin

FROM ${NODE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY --from=previous /shop/dist ./dist
COPY . .
RUN npm run build

FROM ${NODE}
ENV NODE_ENV=production
WORKDIR /shop
COPY --from=packages /shop/node_modules ./node_modules
# What a build is made of names it: a start that found other sources would build anew.
COPY package.json package-lock.json ./
COPY vite.brands.ts vite.charts.ts vite.chunks.ts vite.config.ts vite.words.ts ./
COPY contract ./contract
COPY locales ./locales
COPY machines ./machines
COPY services ./services
COPY src ./src
COPY tenants ./tenants
COPY backend ./backend
COPY server ./server
COPY scripts/db-migrate.ts scripts/doctor.ts scripts/deliver-order.ts scripts/decide-claim.ts scripts/export-person.ts ./scripts/
COPY --from=build /shop/dist ./dist
USER node
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.ts"]
