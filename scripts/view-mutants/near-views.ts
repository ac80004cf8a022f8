import { reachOf, type Importers } from '../reach/reach.ts';

const galleryFile = /^gallery\/(?:views|components)\/(.+)\.tsx$/;

/** Names of the views and components of the gallery that show what a file makes, the nearest first. */
export function nearViews(file: string, importers: Importers): string[] {
  const own = file.replace(/^src\/(?:views\/)?/, '').replace(/\.tsx$/, '');
  const found = [...reachOf([file], importers)]
    .filter(([reached]) => galleryFile.test(reached))
    .toSorted(([, one], [, other]) => one - other)
    .map(([reached]) => {
      const name = reached.replace(galleryFile, '$1');
      return reached.startsWith('gallery/components/') ? `ui/${name}` : name;
    });
  return [...new Set([...found.filter((name) => name === own), ...found])];
}
