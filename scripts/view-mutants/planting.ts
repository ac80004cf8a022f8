import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../server/root.ts';
import type { NumberedFault } from './numbered-faults.ts';
import { faultKey, plantFaults } from './plant-faults.ts';

/** Pages that are told of no fault have none. */
const none = `globalThis.${faultKey} ??= () => false;\n`;

/** Puts faults into the sources that something is built from, before anything else is done to them. */
export const planting = (faults: readonly NumberedFault[]): Plugin => ({
  name: 'planted-faults',
  enforce: 'pre',
  load(id) {
    const planted = faults.filter(({ file }) => id === path.join(root, file));
    const [first] = planted;
    return first === undefined ? null : none + plantFaults(first.source, planted);
  },
});
