import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { silentCharts } from './vite.charts.ts';
import { chunkNames } from './vite.chunks.ts';
import { smallerScripts } from './vite.smaller.ts';

const root = import.meta.dirname;

/** A new brand is a new folder: each brand's storefront is an entry of its own, so that none reaches another's shopper. */
const brands = readdirSync(resolve(root, 'tenants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .map((entry) => entry.name);

const storefronts = Object.fromEntries(
  brands.map((brand) => [`tenant-${brand}`, resolve(root, 'tenants', brand, 'storefront.ts')]),
);

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID ?? 'development') },
  appType: 'custom',
  plugins: [
    ...(isSsrBuild === true ? [] : [silentCharts(), smallerScripts()]),
    vanillaExtractPlugin(),
    react(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // React has it built in. The development server would run React's own file as a module of the shop's.
  resolve: {
    alias:
      command === 'build'
        ? [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }]
        : [],
  },
  build: {
    target: 'es2023',
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    outDir: isSsrBuild === true ? 'dist/server' : 'dist/client',
    rolldownOptions:
      isSsrBuild === true
        ? { input: { 'entry-server': resolve(root, 'src/boot/entry-server.tsx'), ...storefronts } }
        : {
            input: {
              client: resolve(root, 'src/boot/entry-client.ts'),
              early: resolve(root, 'src/boot/entry-early.ts'),
              ...storefronts,
            },
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting: {
                // A module's group is closed under what it needs.
                includeDependenciesRecursively: false,
                groups: [{ debugName: 'needed together', name: chunkNames(root) }],
              },
            },
          },
  },
  ssr: { noExternal: [/^@lingui/, /^@vanilla-extract/, 'wouter', /^@radix-ui/] },
}));
