import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** A room of the house: what its files may import, as patterns of paths from the root. */
interface Room {
  readonly name: string;
  readonly files: string;
  /** `$1` is what the first group of `files` matched. */
  readonly run: readonly string[];
  /** May be imported by type besides. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
  readonly typePackages?: readonly string[];
  /** Node's own modules, which no browser has. */
  readonly node?: true;
}

/** All of the server but its starts, which everything may follow and nothing needs. */
const serverRoom = String.raw`^server/(?!(?:demo-shop|dev|run|start)\.ts$)`;

const server = {
  run: [
    '^backend/',
    String.raw`^contract/(?:languages|tenant-keys)\.ts$`,
    '^contract/rules/language/',
    String.raw`^contract/rules/features/app-tenant\.ts$`,
    serverRoom,
  ],
  types: ['^contract/', String.raw`^src/boot/entry-server\.tsx$`, '^tenants/theme/'],
  packages: ['@hono/node-server', 'lru-cache', 'prom-client', 'sharp', 'vite'],
  node: true,
} as const;

const flows = {
  run: ['^(?:flows|machines|paths)/'],
  packages: ['@vitejs/plugin-react', 'oxfmt', 'rolldown', 'valibot', 'vite', 'xstate'],
  node: true,
} as const;

const boot = {
  run: [
    '^(?:contract|locales|machines|services)/',
    String.raw`^src/(?:(?:app|boot|routing|text|wiring)/|ui/primitives/global\.css\.ts$)`,
  ],
  types: ['^src/views/', '^tenants/theme/'],
  packages: ['@lingui', 'react', 'react-dom', 'xstate'],
} as const;

const backendPackages = [
  '@electric-sql/pglite',
  '@node-saml/node-saml',
  '@valibot/to-json-schema',
  'drizzle-orm',
  'hono',
  'jose',
  'lru-cache',
  'minisearch',
  'nodemailer',
  'openid-client',
  'p-limit',
  'pg',
  'pino',
  'valibot',
  'web-push',
  'xml-crypto',
];

/** CONTRIBUTING.md's table. The first room whose `files` match a path is its own. */
export const rooms: readonly Room[] = [
  { name: 'contract', files: '^contract/', run: ['^contract/'], packages: ['valibot'] },
  {
    name: 'machine',
    files: String.raw`^machines/.*\.machine\.ts$`,
    run: [],
    types: ['^(?:contract|machines)/'],
    packages: ['xstate'],
  },
  {
    name: 'actors',
    files: String.raw`^machines/.*\.actors\.ts$`,
    // A call is made patient where it is made.
    run: ['^contract/', '^machines/patient-call/'],
    types: ['^(?:machines|services)/'],
    packages: ['xstate'],
  },
  {
    name: 'machine-parts',
    files: '^machines/([^/]+)/',
    run: ['^contract/', '^machines/$1/', String.raw`^machines/[\w-]+\.logic\.ts$`],
    types: ['^machines/'],
    packages: ['xstate'],
  },
  {
    name: 'machines-shared',
    files: '^machines/',
    run: ['^contract/'],
    types: ['^machines/'],
    packages: ['xstate'],
  },
  { name: 'services', files: '^services/', run: ['^(?:contract|services)/'], packages: ['ky', 'valibot'] },
  {
    name: 'tenants',
    files: '^tenants/([^/]+)/',
    run: ['^tenants/(?:theme|$1)/'],
    types: ['^contract/'],
    packages: ['@vanilla-extract/css'],
    typePackages: ['@lingui'],
  },
  {
    name: 'tenants-checks',
    files: '^tenants/',
    run: ['^tenants/theme/', String.raw`^contract/rules/content/rich-tags\.ts$`, '^contract/rules/features/'],
    types: ['^contract/'],
    packages: [],
  },
  {
    name: 'ui',
    files: '^src/ui/',
    run: ['^src/ui/', '^tenants/theme/'],
    packages: ['@radix-ui/react-(?:alert-)?dialog', '@vanilla-extract/css', 'react', 'react-dom'],
  },
  {
    name: 'text',
    files: '^src/text/',
    run: ['^(?:contract|locales)/', '^src/text/'],
    packages: ['@lingui', 'react'],
  },
  {
    // The addresses alone, without the pages behind them: views and texts may name them.
    name: 'addresses',
    files: String.raw`^src/routing/(?:list-query|orders/order-query|paths|route-table)\.ts$`,
    run: ['^contract/', String.raw`^src/routing/(?:list-query|orders/order-query|paths|route-table)\.ts$`],
    types: ['^machines/'],
    packages: [],
  },
  {
    name: 'views',
    files: '^src/views/',
    // Words of parts on demand come with them.
    run: [
      '^locales/',
      '^contract/',
      String.raw`^machines/.*\.selectors\.ts$`,
      String.raw`^src/(?:(?:text|ui|views)/|routing/(?:identity-paths|list-query|orders/order-query|paths)\.ts)`,
      '^tenants/theme/',
    ],
    types: [String.raw`^machines/.*\.(?:machine|types)\.ts$`],
    packages: ['@lingui', '@xstate/react', 'react'],
    typePackages: ['xstate'],
  },
  {
    name: 'routing',
    files: '^src/routing/',
    run: ['^(?:contract|machines|services)/', '^src/(?:routing|text|ui)/'],
    packages: ['react', 'regexparam', 'wouter', 'xstate'],
    typePackages: ['@lingui'],
  },
  {
    name: 'pages',
    files: '^src/pages/',
    run: ['^(?:contract|locales|machines|services)/', '^src/(?:pages|routing|text/languages|views)/'],
    packages: ['@lingui', '@xstate/react', 'react', 'xstate'],
  },
  {
    // What is put together: machines with their services, events with their handlers, names with their code.
    name: 'wiring',
    files: '^src/wiring/',
    run: ['^(?:contract|machines|services)/', '^src/(?:pages|routing|text|views|wiring)/'],
    packages: ['@lingui', 'xstate'],
  },
  {
    name: 'app',
    files: '^src/app/',
    run: [String.raw`^machines/.*\.selectors\.ts$`, '^src/(?:app|routing|text|ui|views|wiring)/'],
    types: ['^machines/', '^tenants/theme/'],
    packages: ['@lingui', '@xstate/react', 'react', 'react-dom'],
    typePackages: ['xstate'],
  },
  {
    // What search engines and link previews are told. Only the server's entry names it: no browser gets a byte of it.
    name: 'structured-data',
    files: '^src/structured-data/',
    run: [
      '^contract/',
      String.raw`^machines/.*\.selectors\.ts$`,
      '^src/structured-data/',
      String.raw`^src/routing/(?:paths|route-table)\.ts$`,
      '^src/text/',
    ],
    types: ['^machines/', String.raw`^src/routing/page\.ts$`],
    packages: ['@lingui'],
    typePackages: ['schema-dts', 'xstate'],
  },
  {
    name: 'boot-on-server',
    files: String.raw`^src/boot/entry-server\.tsx$`,
    ...boot,
    run: [...boot.run, '^src/structured-data/'],
  },
  {
    // A program of its own, beside the pages: it knows their addresses and nothing else of them.
    name: 'boot-worker',
    files: '^src/boot/worker/',
    run: [
      '^src/boot/worker/',
      '^src/routing/',
      '^src/text/languages/',
      '^contract/rules/(?:language|push)/',
      String.raw`^contract/api/account/push-payload\.ts$`,
      String.raw`^services/device/push/worker-news\.ts$`,
    ],
    types: [],
    packages: [
      'valibot',
      'workbox-expiration',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
    typePackages: ['workbox-core'],
  },
  {
    name: 'boot',
    files: '^src/boot/',
    ...boot,
  },
  {
    // Only the type of a route, which entry-server answers.
    name: 'server-renderer',
    files: String.raw`^server/renderer\.ts$|^server/[^/]+/renderer\.ts$`,
    ...server,
    types: [...server.types, String.raw`^src/[^/]+/routes\.ts$`],
  },
  {
    // The development server, and nothing that is built, lets the flows be watched.
    name: 'server-dev',
    files: String.raw`^server/dev\.ts$|^server/[^/]+/dev\.ts$`,
    ...server,
    run: [...server.run, String.raw`^server/demo-shop\.ts$`, String.raw`^flows/live/attach-plugin\.ts$`],
  },
  {
    // What is started: it alone brings the demo shop to the server, which knows none.
    name: 'server-start',
    files: String.raw`^server/(?:demo-shop|run|start)\.ts$|^server/[^/]+/demo-shop\.ts$`,
    ...server,
    run: [...server.run, String.raw`^server/(?:demo-shop|run)\.ts$`, '^demo/'],
  },
  {
    // The texts of the brands, as the contract has them.
    name: 'server-content',
    files: '^server/content/',
    run: [...server.run, '^contract/(?:api|rules)/'],
    types: server.types,
    packages: ['marked', 'valibot', 'yaml'],
    node: true,
  },
  { name: 'server', files: '^server/', ...server },
  {
    name: 'flows-page',
    files: '^flows/page/',
    run: [
      '^flows/(?:chart|page)/',
      String.raw`^flows/conversation/(?:conversation|live-conversation|mermaid-sequence)\.ts$`,
      String.raw`^flows/results/(?:coverage-level|part-coverage)\.ts$`,
    ],
    types: ['^flows/'],
    packages: ['elkjs', 'react', 'react-dom'],
  },
  {
    // In development it stands in the place of the shop's own bus.
    name: 'flows-bus',
    files: '^flows/live/[^/]*-bus\\.ts$',
    ...flows,
    run: [...flows.run, '^src/[^/]+/[^/]*-bus\\.ts$'],
  },
  { name: 'flows', files: '^flows/', ...flows },
  {
    // Views in every state, as the models reach them: a tool, and nothing that is built.
    name: 'gallery',
    files: '^gallery/',
    run: [
      '^(?:contract|gallery|locales|machines|paths|src)/',
      '^tenants/theme/',
      String.raw`^vite\.words\.ts$`,
    ],
    packages: [
      '@lingui',
      '@rolldown/plugin-babel',
      '@vanilla-extract/css',
      '@vanilla-extract/vite-plugin',
      '@vitejs/plugin-react',
      'p-limit',
      'react',
      'react-dom',
      'vite',
      'xstate',
    ],
    node: true,
  },
  {
    name: 'backend',
    files: '^backend/',
    run: ['^(?:backend|contract)/'],
    packages: backendPackages,
    node: true,
  },
  {
    // It draws what the server has a port for.
    name: 'demo',
    files: '^demo/',
    run: ['^(?:backend|contract|demo)/', String.raw`^server/(?:emoji/emoji|web/picture-source)\.ts$`],
    packages: ['drizzle-orm', 'fontkit', 'p-limit', 'sharp'],
    node: true,
  },
  {
    // Makes paths from charts and walks them: held, on the real shop, on the screen.
    name: 'paths-kit',
    files: '^paths/kit/',
    run: [
      '^(?:backend|contract|demo|services)/',
      // Held and latched calls are made patient as those of the app are.
      '^machines/patient-call/',
      serverRoom,
      '^paths/kit/',
      '^tests/backend/',
      '^e2e/support/',
    ],
    types: ['^machines/'],
    packages: ['@playwright/test', '@xstate/graph', 'fast-check', 'xstate'],
    typePackages: ['vitest'],
    node: true,
  },
  {
    // What the kit is told of each flow: its cases, its rules, its ways through the shop and the screen.
    name: 'paths',
    files: '^paths/',
    run: [
      '^(?:contract|machines|paths|services)/',
      '^src/(?:routing|views|wiring)/',
      '^tests/backend/',
      '^e2e/support/',
    ],
    packages: ['@lingui', '@playwright/test', 'valibot', 'xstate'],
    node: true,
  },
  {
    name: 'scripts',
    files: '^scripts/',
    run: [
      '^(?:backend|contract|demo|flows|gallery|paths|scripts|tests)/',
      serverRoom,
      String.raw`^tenants/(?:theme/|content-checks\.ts$)`,
      String.raw`^[\w.-]+\.ts$`,
      '^node_modules/',
    ],
    packages: [],
    node: true,
  },
  {
    name: 'bench',
    files: '^bench/',
    run: ['^(?:backend|bench|contract|scripts|tests)/', serverRoom, '^node_modules/'],
    packages: [],
    node: true,
  },
];

/** They hold the house or serve it, and may import everything. */
const outside = [
  String.raw`\.test\.tsx?$`,
  '^(?:tests|e2e|locales)/',
  String.raw`^(?:src/)?[\w.-]+\.ts$`,
  '^node_modules/',
];

/** A package by the file it resolves to, or by its name where it does not resolve. */
const packagePatterns = (names: readonly string[]): string[] =>
  names.map((name) => `^(?:node_modules/)?${name}(?:/|$)`);

function rulesOf(room: Room, earlier: readonly Room[]): IForbiddenRuleType[] {
  const from = { path: room.files, pathNot: [...outside, ...earlier.map(({ files }) => files)] };
  const run = [...room.run, ...packagePatterns(room.packages)];
  const types = [...run, ...(room.types ?? []), ...packagePatterns(room.typePackages ?? [])];
  const core = room.node === true ? (['core'] as const) : [];
  return [
    {
      name: `${room.name}-imports`,
      severity: 'error',
      from,
      to: { pathNot: run, dependencyTypesNot: ['type-only', ...core] },
    },
    {
      name: `${room.name}-imports-types`,
      severity: 'error',
      from,
      to: { pathNot: types, dependencyTypesNot: [...core] },
    },
  ];
}

/** The seed's data and its types name each other, and tests may. */
const mayCircleByType = ['^(?:demo|paths|tests|e2e|bench)/', String.raw`\.test\.tsx?$`];

const config: IConfiguration = {
  forbidden: [
    ...rooms.flatMap((room, at) => rulesOf(room, rooms.slice(0, at))),
    {
      name: 'no-room',
      comment: 'A file stands in a room of the house.',
      severity: 'error',
      from: { pathNot: [...outside, ...rooms.map(({ files }) => files)] },
      to: {},
    },
    {
      name: 'no-circle',
      comment: 'No import leads back to where it came from.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-type-circle',
      comment: 'No type leads back to where it came from.',
      severity: 'error',
      from: { pathNot: mayCircleByType },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'], pathNot: mayCircleByType } },
    },
  ],
  options: {
    // TypeScript 7 has no API to parse with; swc tells types from values too.
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    exclude: {
      path: '^(?:dist|test-results|playwright-report|tests/(?:mutants|postgres|stately)/node_modules)/',
    },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};

export default config;
