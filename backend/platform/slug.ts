import { fold } from './fold.ts';

/** Lower-case letters, digits and hyphens, 60 at most: the key of a facet value. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
