import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { describeError, jsonLog } from '../backend/platform/log.ts';
import { collectGarbage } from './operations/collect-garbage.ts';
import { startupMessage } from './operations/startup-message.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { loadDemoShop } from './demo-shop.ts';
import { failureText } from './failure-text.ts';
import { close, drain, listen } from './web/listen.ts';
import { openServer } from './open-server.ts';
import { openBuiltRenderer } from './rendering/renderer.ts';
import { root } from './root.ts';
import { openStaticFiles } from './web/static-files.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';
import { ensureBuild } from './rendering/storefront-build.ts';

const started = performance.now();
const print = (line: string) => console.log(line);

async function start(config: ServerConfig): Promise<void> {
  // A port in use is told at once, not after the build.
  await listen((_, response) => response.end(), config).then((probe) => close(probe));
  await ensureBuild(root, print);
  // React renders twice as fast so; the shop's own checks have read their setting already.
  process.env.NODE_ENV = 'production';
  const log = jsonLog(print);
  const demo = await loadDemoShop(config);
  const server = await openServer({
    config,
    demo,
    renderer: await openBuiltRenderer({
      distDir: `${root}/dist`,
      headerPrefix: config.backend.headerPrefix,
    }),
    files: await openStaticFiles(`${root}/dist/client`, config),
    hasPolicy: true,
    responseLifetime: 60_000,
    log,
    print,
  });
  const { backend, brands, listener, health } = server;
  const http = await listen(listener, config);
  const operations =
    config.operationsPort === null
      ? null
      : await listen(server.operations, { host: config.host, port: config.operationsPort });
  stopOnSignal(async () => {
    health.close();
    drain(http);
    await pause(config.drainMs);
    await close(http);
    await backend.close();
    if (operations !== null) await close(operations);
  });
  backend.jobs.start();
  for (const line of startupMessage({ config, brands, demo })) print(line);
  print(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  // The first shoppers only wait longer where this fails, as it does when it is told to end meanwhile.
  await backend.warm().catch((error: unknown) => log.warn('shop.cold', { reason: describeError(error) }));
  // The next start finds what this one compiled, also when this one is killed.
  flushCompileCache();
  collectGarbage();
}

try {
  await start(readServerConfig(process.env));
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
