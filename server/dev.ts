import type { RequestListener } from 'node:http';
import { createServer } from 'vite';
import { languages } from '../contract/languages.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { attachFlows } from '../flows/live/attach-plugin.ts';
import { startupMessage } from './operations/startup-message.ts';
import { readServerConfig, type ServerConfig } from './config.ts';
import { loadDemoShop } from './demo-shop.ts';
import { openDevRenderer } from './rendering/dev-renderer.ts';
import { watchContent } from './content/watch-content.ts';
import { failureText } from './failure-text.ts';
import { close, listen } from './web/listen.ts';
import { openServer } from './open-server.ts';
import { root } from './root.ts';
import { stopOnSignal } from './operations/stop-on-signal.ts';

const started = performance.now();
const print = (line: string) => console.log(line);
/** What is developed is seen in one language at a time. */
const languageOfDevelopment =
  languages.find((language) => language === process.env.SHOP_LANGUAGE) ?? languages[0];

/** The shop of `npm start` over sources instead of a build: what is changed shows at once. */
async function start(config: ServerConfig): Promise<void> {
  const opening = Promise.withResolvers<RequestListener>();
  // Who comes too early waits.
  const http = await listen((request, response) => {
    void opening.promise.then((answer) => answer(request, response));
  }, config);
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: http } },
    plugins: [attachFlows()],
    // There is no index.html to find the browser's packages by.
    optimizeDeps: {
      entries: ['src/boot/entry-client.ts', 'src/pages/**/*.page.tsx', 'tenants/*/storefront.ts'],
    },
  });
  const renderer = openDevRenderer(vite, {
    language: languageOfDevelopment,
    headerPrefix: config.backend.headerPrefix,
  });
  const demo = await loadDemoShop(config);
  const { backend, brands, listener } = await openServer({
    config,
    demo,
    renderer,
    files: () => Promise.resolve(null),
    hasPolicy: false,
    hasDrafts: true,
    responseLifetime: 0,
    log: jsonLog(print),
    print,
  });
  const contents = watchContent(brands, {
    changed: () => vite.ws.send({ type: 'full-reload' }),
    failed(message) {
      print(message);
      vite.ws.send({ type: 'error', err: { message, stack: '' } });
    },
  });
  opening.resolve((request, response) =>
    vite.middlewares(request, response, () => listener(request, response)),
  );
  await renderer.publicPaths();
  // The compiler of the styles, there by now, would end the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  stopOnSignal(async () => {
    contents.close();
    await vite.close();
    await close(http);
    await backend.close();
  });
  backend.jobs.start();
  for (const line of startupMessage({ config, brands, demo })) print(line);
  print(`Ready after ${((performance.now() - started) / 1000).toFixed(1)} s; changes show at once.`);
}

try {
  await start(readServerConfig(process.env));
} catch (error) {
  console.error(failureText(error));
  process.exit(1);
}
