import './device/app/app-host.ts';
import type { SaveFile } from './saved-file.ts';

/** Long enough for a slow device to have read it. */
const readWithinMs = 60_000;

/** Has the browser download it. */
const download: SaveFile = async ({ name, type, text }) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs);
};

/** The device's own way. */
export const saveFile: SaveFile = (file) => (globalThis.appHost?.saveFile ?? download)(file);
