/** What a room of the house may import; the first room whose `files` match a path is its own. */
export interface Room {
  files: RegExp;
  /** Starts of paths; `./` is the room's folder two names deep, e.g. `machines/cart/`. */
  run: readonly string[];
  /** May be imported by type besides. */
  types?: readonly string[];
  packages: readonly string[];
}

/** CONTRIBUTING.md's table. Tests may import everything; oxlint's zones hold the same arrows. */
export const house: readonly Room[] = [
  { files: /^contract\//, run: ['contract/'], packages: ['valibot'] },
  {
    files: /^machines\/.*\.machine\.ts$/,
    run: [],
    types: ['contract/', 'machines/'],
    packages: ['xstate'],
  },
  {
    files: /^machines\/.*\.actors\.ts$/,
    run: ['contract/'],
    types: ['machines/', 'services/'],
    packages: ['xstate'],
  },
  { files: /^machines\//, run: ['contract/', './'], types: ['machines/'], packages: ['xstate'] },
  { files: /^services\//, run: ['contract/', 'services/'], packages: ['ky', 'valibot'] },
  {
    files: /^tenants\//,
    run: ['tenants/theme/', './'],
    types: ['contract/'],
    packages: ['@vanilla-extract/css', '@fontsource/*'],
  },
  {
    files: /^src\/ui\//,
    run: ['src/ui/', 'tenants/theme/'],
    packages: ['@vanilla-extract/*', 'radix-ui', 'react'],
  },
  {
    files: /^src\/(?:text\/|routing\/(?:list-query|paths)\.ts)/,
    run: ['contract/', 'locales/', 'src/text/'],
    types: ['machines/'],
    packages: ['@lingui/*', 'react'],
  },
  {
    files: /^src\/views\//,
    run: [
      'contract/',
      'machines/*.selectors.ts',
      'src/routing/list-query.ts',
      'src/routing/paths.ts',
      'src/text/',
      'src/ui/',
      'src/views/',
      'tenants/theme/',
    ],
    types: ['machines/*.machine.ts', 'machines/*.types.ts', 'package:xstate'],
    packages: ['@lingui/*', '@xstate/react', 'react'],
  },
  {
    files: /^src\//,
    run: ['contract/', 'locales/', 'machines/', 'services/', 'src/'],
    types: ['tenants/theme/'],
    packages: ['@lingui/*', '@xstate/react', 'react', 'react-dom', 'regexparam', 'wouter', 'xstate'],
  },
  {
    files: /^server\//,
    run: ['backend/', 'demo/', 'server/'],
    types: ['contract/', 'src/boot/entry-server.tsx', 'tenants/theme/'],
    packages: ['node:*', '@hono/node-server', 'lru-cache', 'prom-client', 'vite'],
  },
  {
    files: /^flows\/page\//,
    run: ['flows/chart/', 'flows/page/'],
    types: ['flows/'],
    packages: ['elkjs', 'react', 'react-dom'],
  },
  {
    files: /^flows\//,
    run: ['flows/', 'machines/', 'tests/models/', 'tests/path-kit/'],
    packages: ['node:*', '@vitejs/plugin-react', 'oxfmt', 'valibot', 'vite', 'xstate'],
  },
  {
    files: /^(?:backend|demo)\//,
    run: ['backend/', 'contract/', 'demo/'],
    packages: [
      'node:*',
      '@electric-sql/pglite',
      '@node-saml/node-saml',
      '@valibot/to-json-schema',
      'drizzle-orm',
      'fontkit',
      'hono',
      'jose',
      'minisearch',
      'nodemailer',
      'openid-client',
      'p-limit',
      'pg',
      'pino',
      'sharp',
      'valibot',
      'xml-crypto',
    ],
  },
];

/** What the table forbids and the house does all the same, with the reason. */
export const exceptions: readonly { from: string; to: string; because: string }[] = [
  {
    from: 'server/rendering/renderer.ts',
    to: 'src/routing/routes.ts',
    because: 'only the type of a route, which entry-server answers',
  },
  {
    from: 'server/dev.ts',
    to: 'flows/live/attach-plugin.ts',
    because: 'the development server, and nothing that is built, lets the flows be watched',
  },
  {
    from: 'flows/live/inspected-bus.ts',
    to: 'src/wiring/event-bus.ts',
    because: 'in development it stands in its place',
  },
];

/** Rooms whose sources stand outside the table: they hold it or serve it. */
export const outside = /^(?:tests|e2e|bench|scripts|locales)\/|^[\w.-]+\.ts$/;
