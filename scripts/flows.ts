import './plain-words.ts';
import { parseArgs } from 'node:util';
import { staleFlowDocs, writeFlowDocs } from '../flows/docs/flow-docs.ts';
import { openFlows } from '../flows/server/open-flows.ts';
import { root } from '../server/root.ts';

const { values } = parseArgs({
  options: {
    docs: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    port: { type: 'string', default: '4700' },
    shop: { type: 'string', default: `http://127.0.0.1:${process.env.PORT ?? '3000'}` },
  },
});

async function check(): Promise<void> {
  const stale = await staleFlowDocs(root);
  for (const file of stale) console.error(`${file} is not what the charts say`);
  if (stale.length === 0) return;
  console.error('`npm run flows -- --docs` writes them again.');
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`--port is a number from 0, which takes a free one, to 65535, not ${values.port}`);
  const server = await openFlows({ root, port, shop: values.shop });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
  console.log(`The flows: ${server.resolvedUrls?.local[0] ?? ''}`);
  console.log(`Beside \`npm run dev\` they show the shop at ${values.shop} as it moves.`);
}

if (values.check) await check();
else if (values.docs) console.log(`docs/flows: ${await writeFlowDocs(root)} pages`);
else await serve();
