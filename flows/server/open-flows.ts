import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { flowsApi } from './flows-api.ts';

export interface FlowsOptions {
  root: string;
  port: number;
  /** Where a shop that may be running listens. */
  shop: string;
}

/** Serves the page of the flows to this machine alone; nothing of it is ever built. */
export async function openFlows({ root, port, shop }: FlowsOptions): Promise<ViteDevServer> {
  const server = await createServer({
    root: join(root, 'flows/page'),
    configFile: false,
    cacheDir: join(root, 'node_modules/.vite-flows'),
    logLevel: 'warn',
    plugins: [react(), flowsApi({ root, shop })],
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, fs: { allow: [root] } },
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'elkjs/lib/elk.bundled.js'],
    },
  });
  return server.listen();
}
