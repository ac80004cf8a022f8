import { assetsOf, importsOf, type Manifest } from './build-manifest.ts';

/** Pages that are opened without network; the others are of no use then. */
const pages = [
  'cart',
  'category',
  'dashboard',
  'home',
  'list',
  'lists',
  'loyalty',
  'order',
  'orders',
  'product',
  'search',
  'system/offline',
  'usuals',
];

const client = 'src/boot/entry-client.ts';

/** Addresses of the files that a browser fetches ahead, to open the shop without network; a brand's own are not among them. */
export function precachedUrls(manifest: Manifest): readonly string[] {
  const isPage = (source: string): boolean => source.startsWith('src/pages/') && source.endsWith('.page.tsx');
  const onDemand = Object.entries(manifest)
    .filter(([source, { isDynamicEntry = false }]) => isDynamicEntry && !isPage(source))
    .map(([source]) => source);
  const sources = [
    client,
    ...importsOf(manifest, client),
    ...onDemand,
    ...pages.map((page) => `src/pages/${page}.page.tsx`),
  ];
  const { scripts, styles } = assetsOf(manifest, sources);
  return [...scripts, ...styles];
}
