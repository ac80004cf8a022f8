import type { ShellBrand } from './shell-brand.ts';
import type { ShellFile } from './shell-file.ts';

/**
 * What the app shows: `www/index.html` and its assets, which the shop's build makes. None yet: no page stands in for them,
 * and `npx cap sync` refuses a folder without one.
 */
export const webPart = (_brand: ShellBrand): Promise<readonly ShellFile[]> => Promise.resolve([]);
