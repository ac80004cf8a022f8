import type { SaveFile } from '../../saved-file.ts';

/** The plugin `Share` of the mobile shell. */
export interface SharePlugin {
  /** Rejects with the message below where the shopper closed the sheet. `files` are addresses on the phone. */
  share(shared: { url: string } | { files: readonly string[] }): Promise<unknown>;
}

/** The plugin `Filesystem`. */
export interface FilesystemPlugin {
  writeFile(file: {
    path: string;
    data: string;
    directory: 'CACHE';
    encoding: 'utf8';
  }): Promise<{ uri: string }>;
}

const dismissed = 'Share canceled';

/** The phone's sheet as a browser's `navigator.share`, which web views lack. */
export const shareSheet =
  (plugin: SharePlugin) =>
  async ({ url = '' }: ShareData = {}): Promise<void> => {
    try {
      await plugin.share({ url });
    } catch (error) {
      if (error instanceof Error && error.message === dismissed)
        throw new DOMException(dismissed, 'AbortError');
      throw error;
    }
  };

/**
 * Hands a file to the phone's sheet, by which it is kept or sent: a web view downloads none. Rejects where the sheet was closed,
 * for then it is nowhere.
 */
export const saveByShare =
  ({ Filesystem, Share }: { Filesystem: FilesystemPlugin; Share: SharePlugin }): SaveFile =>
  async ({ name, text }) => {
    const { uri } = await Filesystem.writeFile({
      path: name,
      data: text,
      directory: 'CACHE',
      encoding: 'utf8',
    });
    await Share.share({ files: [uri] });
  };

/** The text of a link that a browser downloads, as of an entry for the calendar; null of any other. */
const downloaded = ({ download, href }: HTMLAnchorElement): { name: string; text: string } | null => {
  const [, type = '', text = ''] = /^data:(text\/[\w-]+)[^,]*,([^]*)$/.exec(href) ?? [];
  return download === '' || type === '' ? null : { name: download, text: decodeURIComponent(text) };
};

/** Saves what a pressed link would have a browser download; `failed` hears where it did not come to that. */
export function saveDownloads(page: Document, save: SaveFile, failed: (error: unknown) => void): void {
  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const file = link === null ? null : downloaded(link);
    if (file === null) return;
    event.preventDefault();
    save({ ...file, type: 'text/plain' }).catch(failed);
  });
}
