import { mainId } from '../../layout/main-id.ts';

/** Returns the title of the page on screen; those of pages left before stand hidden beside it. */
export function pageTitle(): HTMLElement | null {
  const main = document.getElementById(mainId);
  const titles = ['h1', 'h2,h3,h4'].flatMap((kind) => [...(main?.querySelectorAll<HTMLElement>(kind) ?? [])]);
  return titles.find((one) => one.checkVisibility()) ?? main;
}
