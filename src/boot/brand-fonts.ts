/** Under this name a browser remembers which font files it has. */
const storageKey = 'fonts';

export interface BrandFonts {
  /** Text stands in the fonts from now on, if the browser has them. */
  show(): void;
  /** Fetches the files, so that the browser has them. */
  keep(): Promise<void>;
}

async function fetchFile(file: string): Promise<void> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`);
  await answer.arrayBuffer();
}

/**
 * The brand's fonts, whose faces stand in a sheet that is switched off. A first visit is read in a font of the device:
 * the files would take the line from what is seen, and a late face moves text. They are shown from the page on that
 * finds them in the browser (decision 050).
 */
export function brandFonts(sheet: HTMLStyleElement | null, storage: () => Storage): BrandFonts {
  const files = sheet?.dataset.fonts ?? '';
  const areKept = (): boolean => {
    try {
      return storage().getItem(storageKey) === files;
    } catch {
      // Storage is forbidden here: text stays in the device's font.
      return false;
    }
  };
  return {
    show() {
      if (sheet !== null && areKept()) sheet.media = 'all';
    },
    async keep() {
      if (sheet === null || areKept()) return;
      await Promise.all(files.split(' ').map(fetchFile));
      storage().setItem(storageKey, files);
    },
  };
}
