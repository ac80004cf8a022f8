import { createHash } from 'node:crypto';
import type { FontFaces } from './document.ts';

/** A face whose file the browser has to fetch; those of the device name none. */
const webFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;
const fileOf = /url\((\/[^)]+\.woff2)\)/g;

/** Takes the faces that need a file out of a sheet of the build. */
export function withoutWebFaces(css: string): string {
  return css.replaceAll(webFace, '');
}

/** The faces that need a file, of all sheets of a page; null where there are none. */
export function webFacesOf(sheets: readonly string[]): FontFaces | null {
  const text = sheets.flatMap((css) => css.match(webFace) ?? []).join('');
  if (text === '') return null;
  const files = [...text.matchAll(fileOf)].map(([, file = '']) => file);
  return { text, files, version: createHash('sha256').update(text).digest('base64url').slice(0, 8) };
}
