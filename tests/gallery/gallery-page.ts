import { test as base, type Frame, type Page, type ViewportSize } from '@playwright/test';
import { frameHref, type Wording } from '../../gallery/frame/address.ts';
import type { GalleryFrame, ListedView } from '../../gallery/frame/gallery-frame.ts';
import type { SentEvent } from '../../gallery/stand-in.ts';
import { phone, wide } from './screens.ts';

export const galleryPort = Number(process.env.GALLERY_PORT ?? 4801);
export const galleryUrl = `http://127.0.0.1:${galleryPort}/`;

/** Which of a view's states there is something to see in. */
export interface DistinctStates {
  /** Those that look like no earlier one. */
  readonly states: readonly string[];
  /** Those that have something on screen which no earlier one has. */
  readonly withNews: readonly string[];
}

/** Nobody looks: what cannot be seen is laid out and never painted, which cost a sixth of the time. */
const hostHtml =
  '<!doctype html><title>Screen</title><style>body{margin:0}iframe{border:0;display:block;opacity:0}</style>';

/**
 * A page of the gallery: views and states are shown in it one after the other, in a frame that is as large as the screen
 * they are looked at on. A frame takes another size in a third of the time a browser's window takes.
 */
export class GalleryPage {
  readonly page: Page;
  private openFrame: Frame | null = null;
  private brand = '';
  private size: ViewportSize = phone;
  /** What the browser complained of since it was last asked. */
  private complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** What shows the view on screen. */
  get frame(): Frame {
    if (this.openFrame === null) throw new Error('the gallery is not open');
    return this.openFrame;
  }

  /** Opens the frame of the gallery at this address. */
  async open(gallery: string): Promise<void> {
    const host = new URL('host', gallery).href;
    await this.page.setViewportSize(wide);
    await this.page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: hostHtml }));
    await this.page.goto(host);
    // Where the browser takes the pointer to be is a matter of luck: what stands under it would show as touched.
    await this.page.mouse.move(wide.width - 1, wide.height - 1);
    const src = frameHref({
      brand: this.brand,
      view: '',
      state: '',
      theme: 'light',
      words: 'own',
      text: 100,
    });
    const opened = this.page.waitForEvent('frameattached');
    await this.page.evaluate(
      ([href, { width, height }]) => {
        const element = Object.assign(document.createElement('iframe'), { src: href });
        Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
        document.body.append(element);
      },
      [src, this.size] as const,
    );
    this.openFrame = await opened;
    await this.frame.waitForFunction(() => window.gallery !== undefined, null, { timeout: 90_000 });
  }

  /** Shows the view on a screen of this size; resolves when it stands still. */
  async setSize(size: ViewportSize): Promise<void> {
    if (this.size.width === size.width && this.size.height === size.height) return;
    this.size = size;
    await this.frame.evaluate(async ({ width, height }) => {
      window.frameElement?.setAttribute('style', `width: ${width}px; height: ${height}px`);
      const picture = () => new Promise((drawn) => requestAnimationFrame(drawn));
      // Whoever asked for the width hears of another one before the first picture that has it.
      do await picture();
      while (window.innerWidth !== width || window.innerHeight !== height);
      await window.gallery?.settle();
    }, size);
  }

  get width(): number {
    return this.size.width;
  }

  async takeBrand(brand: string): Promise<void> {
    if (this.brand === brand) return;
    await this.frame.evaluate((wanted) => window.gallery?.takeBrand(wanted), brand);
    this.brand = brand;
  }

  /** What is shown next is said in these words. */
  takeWords(words: Wording): Promise<void> {
    return this.frame.evaluate((wanted) => window.gallery?.takeWords(wanted), words);
  }

  /** Every text on screen, in the order of the document, for each of a view's states with these words behind all that people type. */
  typedTexts(view: string, states: readonly string[], words: string): Promise<string[][]> {
    return this.frame.evaluate(
      async ([viewName, names, typed]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        // What was shown before has fetched what comes later.
        await gallery.settle();
        gallery.typeWords(typed);
        const texts = names.map((name) => {
          gallery.begin(viewName, name);
          return gallery.shownWords();
        });
        gallery.typeWords('');
        return texts;
      },
      [view, states, words] as const,
    );
  }

  /** By state of a view whose data is in this language the texts whose language is called another one. */
  misnamedLanguages(
    view: string,
    { states, language }: { states: readonly string[]; language: string },
  ): Promise<[state: string, faults: string[]][]> {
    return this.frame.evaluate(
      async ([viewName, names, dataLanguage]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        // What was shown before has fetched what comes later.
        await gallery.settle();
        gallery.takeDataLanguage(dataLanguage);
        const faults = names.map((name): [string, string[]] => {
          gallery.begin(viewName, name);
          return [name, gallery.misnamedLanguages()];
        });
        gallery.takeDataLanguage(null);
        return faults;
      },
      [view, states, language] as const,
    );
  }

  /** By state of a view the controls whose name lacks what is seen of them, or is that of another one beside them. */
  faultyNames(
    view: string,
    { states, isRepeating }: { states: readonly string[]; isRepeating: boolean },
  ): Promise<[state: string, faults: string[]][]> {
    return this.frame.evaluate(
      async ([viewName, names, isOnce]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        // What was shown before has fetched what comes later.
        await gallery.settle();
        return names.map((name) => {
          gallery.begin(viewName, name);
          return [name, [...gallery.misnamedControls(), ...(isOnce ? gallery.alikeControls() : [])]];
        });
      },
      [view, states, !isRepeating] as const,
    );
  }

  /** Calls the frame's own interface. */
  async call<Name extends 'show' | 'pressEverything'>(
    name: Name,
    view: string,
    state: string,
  ): Promise<Awaited<ReturnType<GalleryFrame[Name]>>> {
    const answer = await this.frame.evaluate(
      async ([method, viewName, stateName]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        return gallery[method](viewName, stateName);
      },
      [name, view, state] as const,
    );
    return answer as Awaited<ReturnType<GalleryFrame[Name]>>; // what the frame's interface says of the method
  }

  views(): Promise<readonly ListedView[]> {
    return this.frame.evaluate(() => window.gallery?.views ?? []);
  }

  /** The view's states by name; throws RangeError for an unknown view. */
  async view(name: string): Promise<ListedView> {
    const view = await this.frame.evaluate((wanted) => window.gallery?.view(wanted), name);
    if (view === undefined) throw new Error('the frame is not there');
    return view;
  }

  /** The markup on screen, without what differs at each look. */
  markup(): Promise<string> {
    return this.frame.evaluate(() => window.gallery?.markup() ?? '');
  }

  /** Shows states of a view and tells which of them look like no earlier one, and which have something no earlier one has. */
  distinct(view: string, states: readonly string[]): Promise<DistinctStates> {
    return this.frame.evaluate(
      async ([viewName, names]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        const looks = new Map<string, string>();
        const withNews: string[] = [];
        gallery.forget();
        for (const name of names) {
          await gallery.show(viewName, name);
          if (gallery.hasNews()) withNews.push(name);
          const look = gallery.markup();
          if (!looks.has(look)) looks.set(look, name);
        }
        return { states: [...looks.values()], withNews };
      },
      [view, states] as const,
    );
  }

  /** Those of a view's states that begin with something no earlier one begins with. */
  withNews(view: string, states: readonly string[]): Promise<string[]> {
    return this.frame.evaluate(
      ([viewName, names]) => {
        const { gallery } = window;
        if (gallery === undefined) throw new Error('the frame is not there');
        gallery.forget();
        return names.filter((name) => {
          gallery.begin(viewName, name);
          return gallery.hasNews();
        });
      },
      [view, states] as const,
    );
  }

  components(): Promise<readonly string[]> {
    return this.frame.evaluate(() => window.gallery?.components() ?? []);
  }

  /** What assistive technology tells of the screen besides its tree. */
  accessibilityNotes(): Promise<readonly string[]> {
    return this.frame.evaluate(() => window.gallery?.accessibilityNotes() ?? []);
  }

  /** What the view on screen sent by itself when it was shown. */
  sentByItself(): Promise<readonly SentEvent[]> {
    return this.frame.evaluate(() => window.gallery?.sentByItself() ?? []);
  }

  missing(): Promise<readonly string[]> {
    return this.frame.evaluate(() => window.gallery?.missing() ?? []);
  }

  /** What the browser complained of since the last call. */
  complained(): readonly string[] {
    const told = this.complaints;
    this.complaints = [];
    return told;
  }
}

interface WorkerFixtures {
  /** The worker's page of the gallery, in this brand: what was found out for one view or brand is there for the next. */
  galleryOf: (brand: string) => Promise<GalleryPage>;
}

/** Playwright's test, with pages of the gallery that the worker's tests share. */
export const test = base.extend<object, WorkerFixtures>({
  galleryOf: [
    async ({ browser }, use, workerInfo) => {
      const { locale, timezoneId, reducedMotion } = workerInfo.project.use;
      const context = await browser.newContext({
        locale: locale ?? 'it-IT',
        timezoneId: timezoneId ?? 'Europe/Rome',
        reducedMotion: reducedMotion ?? 'reduce',
      });
      const gallery = new GalleryPage(await context.newPage());
      await gallery.open(galleryUrl);
      await use(async (brand) => {
        await gallery.takeBrand(brand);
        return gallery;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
