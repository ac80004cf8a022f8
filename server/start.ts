import { checkConfig } from '../backend/config.ts';
import { jsonLog } from '../backend/log.ts';
import { announcement } from './announce.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { failureText } from './failure-text.ts';
import { close, listen } from './listen.ts';
import { openServer } from './open-server.ts';
import { openBuiltRenderer } from './renderer.ts';
import { root } from './root.ts';
import { openStaticFiles } from './static-files.ts';
import { ensureBuild } from './storefront-build.ts';

const started = performance.now();
const tell = (line: string) => console.log(line);

function fail(error: unknown, dataDir: string | null): never {
  console.error(failureText(error, dataDir));
  process.exit(1);
}

function configure(): ServerConfig {
  try {
    const config = readServerConfig(process.env);
    checkConfig(config.backend);
    return config;
  } catch (error) {
    return fail(error, null);
  }
}

async function start(config: ServerConfig): Promise<void> {
  // A port in use is told at once, not after the build.
  await listen((_, response) => response.end(), config).then((probe) => close(probe));
  await ensureBuild(root, tell);
  // React renders twice as fast so; the shop's own checks have read their setting already.
  process.env.NODE_ENV = 'production';
  const server = await openServer({
    config,
    renderer: await openBuiltRenderer(`${root}/dist`),
    files: await openStaticFiles(`${root}/dist/client`),
    hasPolicy: true,
    log: jsonLog((line) => console.log(line)),
    tell,
  });
  const { backend, brands, listener } = server;
  const http = await listen((request, response) => void listener(request, response), config);
  const stop = async () => {
    await close(http);
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  backend.jobs.start();
  for (const line of announcement(config, brands)) tell(line);
  tell(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  await backend.warm();
}

const config = configure();
const { databaseUrl, dataDir } = config.backend;
await start(config).catch((error: unknown) => fail(error, databaseUrl === null ? dataDir : null));
