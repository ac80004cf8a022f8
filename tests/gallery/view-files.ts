import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../contract/languages.ts';
import { root } from '../../server/root.ts';

const namesIn = (folder: string, ending: string): readonly string[] =>
  globSync(`**/*${ending}`, { cwd: join(root, folder) })
    .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
    .toSorted();

/** Names of the views the gallery declares: a file each in gallery/views. */
export const viewNames = (): readonly string[] => namesIn('gallery/views', '.tsx');

/** What has more on a wide screen than on a phone, besides what stands around the pages. */
const alsoWide = new Set([
  'catalogue/CategoryView',
  'checkout/CheckoutHeader',
  'dashboard/DashboardView',
  'lists/ListDetailView',
  'ui/form-layout/StepHeading',
  'ui/layout/AccountLayout',
  'ui/navigation/DepartmentNav',
]);

/** Names of the components of src/ui the gallery declares: a file each in gallery/components. */
export const componentNames = (): readonly string[] =>
  namesIn('gallery/components', '.tsx').map((name) => `ui/${name}`);

/** Names of the views and components that are other ones on a wide screen. */
export const wideViewNames = (): readonly string[] =>
  [...viewNames(), ...componentNames()].filter((name) => name.startsWith('shell/') || alsoWide.has(name));

/** Names of the pages of tokens: a file each in gallery/tokens. */
export const tokenNames = (): readonly string[] =>
  namesIn('gallery/tokens', '.view.tsx').map((name) => `tokens/${name}`);

/** The gallery speaks the first language of the shop; brands that begin in another are not looked at in it. */
const speaksFirst = (brand: string): boolean =>
  readFileSync(join(root, 'tenants', brand, 'tenant.ts'), 'utf8').includes(`languages: ['${languages[0]}'`);

/** Names of the brands: a folder each in tenants/, beside what they share. */
export const brandNames = (): readonly string[] =>
  readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
    .map(({ name }) => name)
    .filter(speaksFirst)
    .toSorted();
