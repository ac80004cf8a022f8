import type { GalleryView } from './view.ts';

const files = import.meta.glob<{ view: Omit<GalleryView, 'name'> }>('./views/**/*.tsx', { eager: true });

/** Every view of the gallery: each file in views/ declares one, and its path is its name. */
export const allViews: readonly GalleryView[] = Object.entries(files).map(([file, { view }]) => ({
  ...view,
  name: file.replace(/^\.\/views\/(.*)\.tsx$/, '$1'),
}));
