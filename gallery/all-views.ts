import type { GalleryView } from './view.ts';

type Files = Readonly<Record<string, { view: Omit<GalleryView, 'name'> }>>;

const views: Files = import.meta.glob('./views/**/*.tsx', { eager: true });
const components: Files = import.meta.glob('./components/**/*.tsx', { eager: true });
const tokens: Files = import.meta.glob('./tokens/*.view.tsx', { eager: true });

const named = (files: Files, nameOf: (path: string) => string): GalleryView[] =>
  Object.entries(files).map(([file, { view }]) => ({
    ...view,
    name: nameOf(file.replace(/^\.\/\w+\/(.*?)(?:\.view)?\.tsx$/, '$1')),
  }));

/**
 * Everything the gallery shows: each file in views/, components/ and tokens/ declares one, and its path is its name, that
 * of a component after `ui/`, that of tokens after `tokens/`.
 */
export const allViews: readonly GalleryView[] = [
  ...named(views, (path) => path),
  ...named(components, (path) => `ui/${path}`),
  ...named(tokens, (path) => `tokens/${path}`),
];
