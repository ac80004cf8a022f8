import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { componentNames, viewNames } from './view-files.ts';

/** The file that declares a view or a component in the gallery, from the repository's folder. */
const galleryFileOf = (name: string): string =>
  name.startsWith('ui/') ? `gallery/components/${name.slice('ui/'.length)}.tsx` : `gallery/views/${name}.tsx`;

/** Names of the views and components whose keys are told in their file. */
export const keyboardNames = (): readonly string[] =>
  [...componentNames(), ...viewNames()].filter((name) =>
    /^ {2}keyboard: /m.test(readFileSync(join(root, galleryFileOf(name)), 'utf8')),
  );
