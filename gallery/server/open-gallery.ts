import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { pictures } from './pictures.ts';

export interface GalleryOptions {
  root: string;
  port: number;
}

/** Serves the gallery to this machine alone; nothing of it is ever built. */
export async function openGallery({ root, port }: GalleryOptions): Promise<ViteDevServer> {
  const server = await createServer({
    root: join(root, 'gallery'),
    configFile: false,
    cacheDir: join(root, 'node_modules/.vite-gallery'),
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [
      vanillaExtractPlugin(),
      react(),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      pictures(),
    ],
    server: { host: '127.0.0.1', port, strictPort: true, cors: false, fs: { allow: [root] }, hmr: true },
    optimizeDeps: {
      include: [
        'react',
        'react-dom',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/jsx-runtime',
        'xstate',
        '@xstate/react',
        '@xstate/graph',
        '@lingui/core',
        '@lingui/react',
        'radix-ui',
        'valibot',
      ],
    },
  });
  return server.listen();
}
