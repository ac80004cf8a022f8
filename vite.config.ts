import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { languages, type Language } from './contract/languages.ts';
import type { Tenant } from './contract/tenant.ts';
import { leanBrands } from './vite.brands.ts';
import { silentCharts } from './vite.charts.ts';
import { chunkNames } from './vite.chunks.ts';
import { brandWords } from './vite.words.ts';

const root = import.meta.dirname;

/** A build is in one language: its words, its forms of amounts and days (decision 078). */
const language = languages.find((known) => known === process.env.SHOP_LANGUAGE) ?? languages[0];

const folders = readdirSync(resolve(root, 'tenants'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
  .map((entry) => entry.name);

/** Module of a brand in a language it speaks: its first one has no name of its own. */
async function storefrontOf(brand: string, spoken: Language): Promise<[string, string] | null> {
  const file = resolve(root, 'tenants', brand, 'tenant.ts');
  const { tenant } = (await import(pathToFileURL(file).href)) as { tenant: Tenant };
  const { languages: own } = tenant.facts;
  if (!own.includes(spoken)) return null;
  const name = own[0] === spoken ? 'storefront.ts' : `storefront.${spoken}.ts`;
  return [`tenant-${brand}`, resolve(root, 'tenants', brand, name)];
}

/** A new brand is a new folder: each brand's storefront is an entry of its own, so that none reaches another's shopper. */
const storefronts = Object.fromEntries(
  (await Promise.all(folders.map((brand) => storefrontOf(brand, language)))).filter(
    (entry) => entry !== null,
  ),
);

/** The first language makes the folder, the others add to it what they have of their own. */
const isFirst = language === languages[0];

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(process.env.BUILD_ID ?? 'development') },
  appType: 'custom',
  plugins: [
    ...(isSsrBuild === true ? [] : [leanBrands(), silentCharts()]),
    vanillaExtractPlugin(),
    react(),
    brandWords(root),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  // React has it built in. The development server would run React's own file as a module of the shop's.
  resolve: {
    alias:
      command === 'build'
        ? [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }]
        : [],
    conditions: [language, ...defaultClientConditions],
  },
  build: {
    target: 'es2023',
    manifest: isSsrBuild !== true && `.vite/manifest.${language}.json`,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: isSsrBuild === true || isFirst,
    outDir: isSsrBuild === true ? `dist/server/${language}` : 'dist/client',
    rolldownOptions:
      isSsrBuild === true
        ? { input: { 'entry-server': resolve(root, 'src/boot/entry-server.tsx'), ...storefronts } }
        : {
            input: {
              client: resolve(root, 'src/boot/entry-client.ts'),
              early: resolve(root, 'src/boot/entry-early.ts'),
              app: resolve(root, 'src/boot/app/entry-app.ts'),
              cookies: resolve(root, 'src/boot/app/entry-cookies.ts'),
              ...storefronts,
            },
            // A constant costs less where it is used than its name in the files that pass it on.
            optimization: { inlineConst: { mode: 'all' } },
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
  ssr: {
    resolve: { conditions: [language, ...defaultServerConditions] },
    noExternal: [/^@lingui/, /^@vanilla-extract/, 'wouter', /^@radix-ui/],
  },
}));
