import type { MenuItem } from './api/content/content.ts';
import type { Translations } from './languages.ts';

/** An entry of a brand's menu; `titles` are what it is called in other languages than the brand's first. */
export interface BrandMenuItem extends Omit<MenuItem, 'children' | 'translated'> {
  titles?: Translations<string>;
  children: readonly BrandMenuItem[];
}
