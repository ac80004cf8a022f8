import './plain-words.ts';
import { parseArgs } from 'node:util';
import { openGallery } from '../gallery/server/open-gallery.ts';
import { root } from '../server/root.ts';
import { provideBrowsers } from './provide/browser.ts';
import { run } from './command.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4800' },
    write: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
});

async function serve(): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`--port is a number from 0, which takes a free one, to 65535, not ${values.port}`);
  const server = await openGallery({ root, port, isWatching: values.watch });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(`The gallery: ${server.resolvedUrls?.local[0] ?? ''}`);
}

/** Writes the accessible trees of all views and components anew: the difference is to be read like any other. */
async function write(): Promise<void> {
  const browsers = await provideBrowsers();
  await run({
    program: 'playwright',
    args: ['test', '--config', 'playwright.gallery.config.ts', 'trees.spec.ts', '--update-snapshots=all'],
    env: browsers,
  });
}

await (values.write ? write() : serve());
