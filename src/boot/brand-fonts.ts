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

/** The cookies of the page; a browser's storage would take ten times as long to open. */
interface Cookies {
  readonly read: () => string;
  readonly write: (cookie: string) => void;
}

/** For a year, in s. */
const lifetime = 31_536_000;

/**
 * The brand's fonts, whose faces stand in a sheet that is switched off. A first visit is read in a font of the device:
 * the files would take the line from what is seen, and a late face moves text. They are shown from the page on that
 * finds them in the browser (decision 050).
 */
export function brandFonts(sheet: HTMLStyleElement | null, cookies: Cookies): BrandFonts {
  const kept = `fonts=${sheet?.dataset.version ?? ''}`;
  const areKept = (): boolean => cookies.read().split('; ').includes(kept);
  return {
    show() {
      if (sheet !== null && areKept()) sheet.media = 'all';
    },
    async keep() {
      if (sheet === null || areKept()) return;
      const files = sheet.dataset.fonts ?? '';
      await Promise.all(files.split(' ').map(fetchFile));
      cookies.write(`${kept}; Path=/; Max-Age=${lifetime}; SameSite=Lax`);
    },
  };
}
