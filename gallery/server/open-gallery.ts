import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig, type Plugin, type PreviewServer } from 'vite';
import { brandWords } from '../../vite.words.ts';
import { pictures } from './pictures.ts';

export interface GalleryOptions {
  root: string;
  port: number;
  /** Builds again whenever a source changes; a page shows it when it is loaded again. */
  isWatching: boolean;
  /** Faults planted in its sources, and where it is built with them, from the repository's folder. */
  planted?: { plugin: Plugin; outDir: string };
}

/**
 * Builds the gallery and serves it to this machine alone. A wall is many frames of the same code: built, each is there
 * at once. Names of components stay, and React says what it has to complain of.
 */
export async function openGallery({
  root,
  port,
  isWatching,
  planted,
}: GalleryOptions): Promise<PreviewServer> {
  const config: InlineConfig = {
    root: join(root, 'gallery'),
    configFile: false,
    logLevel: 'warn',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      planted?.plugin,
      vanillaExtractPlugin(),
      react(),
      brandWords(root),
      lingui(),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      pictures(),
    ],
    build: {
      outDir: join(root, planted?.outDir ?? 'dist/gallery'),
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      chunkSizeWarningLimit: 10_000,
      watch: isWatching ? {} : null,
      rolldownOptions: {
        input: [join(root, 'gallery/index.html'), join(root, 'gallery/frame/index.html')],
        output: { keepNames: true },
        // Everything is there from the start on purpose.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      },
    },
    preview: { host: '127.0.0.1', port, strictPort: true, cors: false },
  };
  await build(config);
  return preview(config);
}
