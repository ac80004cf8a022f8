import type { Browser, BrowserContext } from '@playwright/test';
import { GalleryPage } from '../../tests/gallery/gallery-page.ts';
import { phone, wide } from '../../tests/gallery/screens.ts';
import { pressKeys } from '../../tests/gallery/press-keys.ts';
import { stateBody } from '../../tests/gallery/state-text.ts';
import { brandOfTrees } from '../../tests/gallery/view-text.ts';
import { faultKey } from './plant-faults.ts';

/** One state of a view on the screen it is looked at on. */
export interface Place {
  readonly view: string;
  readonly state: string;
  readonly isWide: boolean;
}

/** Three looks at a state, from the cheapest on: its tree, what its controls send, what its keys do. */
export const looks = ['tree', 'presses', 'keys'] as const;
export type Look = (typeof looks)[number];

/** What was seen, and the faults that the code came to while it was. */
export interface Sight {
  readonly text: string;
  readonly met: ReadonlySet<number>;
}

const keptKey = `${faultKey}s`;

/** A page of the gallery with faults in its code, of which it has one at a time, or with number 0 none. */
export class PlantedGallery {
  private readonly browser: Browser;
  private readonly url: string;
  private context: BrowserContext | null = null;
  private opened: GalleryPage | null = null;

  constructor(browser: Browser, url: string) {
    this.browser = browser;
    this.url = url;
  }

  /** The page, opened anew after one that broke. */
  async gallery(): Promise<GalleryPage> {
    if (this.opened !== null) return this.opened;
    this.context = await this.browser.newContext({
      locale: 'it-IT',
      timezoneId: 'Europe/Rome',
      reducedMotion: 'reduce',
      viewport: phone,
    });
    await this.context.addInitScript(
      `globalThis.${keptKey} = { number: 0, met: new Set() };
       globalThis.${faultKey} = (number) => (${keptKey}.met.add(number), number === ${keptKey}.number)`,
    );
    const gallery = new GalleryPage(await this.context.newPage());
    await gallery.open(this.url);
    await gallery.takeBrand(brandOfTrees);
    this.opened = gallery;
    return gallery;
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.opened = null;
  }

  /** Looks at a state with a fault. Throws what the view throws. */
  async look(place: Place, { look, number }: { look: Look; number: number }): Promise<Sight> {
    const gallery = await this.gallery();
    await gallery.setSize(place.isWide ? wide : phone);
    gallery.complained();
    await gallery.frame.evaluate(`Object.assign(${keptKey}, { number: ${number}, met: new Set() })`);
    const text = await this.read(gallery, place, look);
    const met = (await gallery.frame.evaluate(`[...${keptKey}.met]`)) as number[];
    return { text: [text, ...gallery.complained()].join('\n'), met: new Set(met) };
  }

  private async read(gallery: GalleryPage, { view, state }: Place, look: Look): Promise<string> {
    if (look === 'keys') return (await pressKeys(gallery, { view, state })).seen.join('\n');
    await gallery.call('show', view, state);
    const pressed = look === 'presses' ? await gallery.call('pressEverything', view, state) : [];
    if (look === 'presses') return stateBody({ tree: '', notes: [], byItself: [], pressed });
    const tree = await gallery.frame.locator('body').ariaSnapshot();
    const notes = await gallery.accessibilityNotes();
    return stateBody({ tree, notes, byItself: await gallery.sentByItself(), pressed });
  }
}
