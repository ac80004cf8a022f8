import type { KnipConfig } from 'knip';
import waiting from './contract/rules/waiting-rules.json' with { type: 'json' };

const config: KnipConfig = {
  // Besides what package.json's scripts and the settings of vite, vitest and playwright name.
  entry: [
    'lingui.config.ts',
    'src/boot/entry-*.{ts,tsx}',
    // Built by itself: server/rendering/storefront-build.ts.
    'src/boot/worker/service-worker.ts',
    // The route table finds pages by name.
    'src/pages/**/*.page.tsx',
    // The server and vite take every brand's folder.
    'tenants/*/{tenant,seed,tokens,storefront,storefront.*,moved}.ts',
    // Started as programs of their own, by a person or by another program.
    'scripts/{app-pictures,decide-claim,deliver-order,export-person,move-brand,name-owners,swapped-callbacks,citus/on-citus,citus/try-citus-nodes,citus/write-through-node}.ts',
    'bench/floor.ts',
    'tests/faults/shop-process.ts',
    // Stryker loads them by name.
    'scripts/mutants-ignored.ts',
    'vitest-mutants.config.ts',
    'tests/mutants/chart-paths.mutants.ts',
    'flows/page/main.tsx',
    'gallery/frame/main.tsx',
    'gallery/wall/main.tsx',
    // The gallery takes every file of the folder.
    'gallery/views/**/*.tsx',
    // Found by their place: paths/models/**/all-*.ts.
    'paths/models/**/*.{model,http,browser,scene}.ts',
    'playwright.gallery.config.ts',
    'playwright.planted.config.ts',
    'tests/gallery/*.spec.ts',
    // Vitest and Playwright load them by name: scripts/suites, playwright.gallery.config.ts.
    'scripts/suites/*-progress.ts',
    'tests/gallery/tree-writer.ts',
    // The development server puts it in the place of the shop's own bus.
    'flows/live/inspected-bus.ts',
    // Rules whose flow is not there yet; a test takes them off the list when it is.
    ...Object.keys(waiting).map((file) => `contract/rules/**/${file}.ts`),
  ],
  project: ['**/*.{ts,tsx}'],
  ignoreDependencies: [
    // Read as files: demo/packshots/faces.ts.
    /^@fontsource\//,
    // The parser dependency-cruiser is told to use: dependency-cruiser.config.ts.
    '@swc/core',
  ],
};

export default config;
