import { test as base, type Page } from '@playwright/test';
import { frameHref } from '../../gallery/frame/address.ts';
import type { GalleryFrame, ListedView } from '../../gallery/frame/gallery-frame.ts';

export const galleryPort = Number(process.env.GALLERY_PORT ?? 4801);
export const galleryUrl = `http://127.0.0.1:${galleryPort}/`;

/** A page of the gallery: views and states are shown in it one after the other. */
export class GalleryPage {
  readonly page: Page;
  private brand = '';
  /** What the browser complained of since it was last asked. */
  private complaints: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens the frame of the gallery at this address. */
  async open(gallery: string): Promise<void> {
    const href = frameHref({ brand: this.brand, view: '', state: '', theme: 'light', text: 100 });
    await this.page.goto(new URL(href, gallery).href);
    await this.page.waitForFunction(() => window.gallery !== undefined, null, { timeout: 90_000 });
  }

  async takeBrand(brand: string): Promise<void> {
    if (this.brand === brand) return;
    await this.page.evaluate((wanted) => window.gallery?.takeBrand(wanted), brand);
    this.brand = brand;
  }

  /** Calls the frame's own interface. */
  async call<Name extends 'show' | 'pressEverything'>(
    name: Name,
    view: string,
    state: string,
  ): Promise<Awaited<ReturnType<GalleryFrame[Name]>>> {
    const answer = await this.page.evaluate(
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
    return this.page.evaluate(() => window.gallery?.views ?? []);
  }

  /** The view's states by name; throws RangeError for an unknown view. */
  async view(name: string): Promise<ListedView> {
    const view = await this.page.evaluate((wanted) => window.gallery?.view(wanted), name);
    if (view === undefined) throw new Error('the frame is not there');
    return view;
  }

  /** The markup on screen; ids React counts up are left out, so that what looks alike is alike. */
  markup(): Promise<string> {
    return this.page.evaluate(() => document.body.innerHTML.replaceAll(/_r_\w+_/g, ''));
  }

  components(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.gallery?.components() ?? []);
  }

  /** What assistive technology tells of the screen besides its tree. */
  told(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.gallery?.told() ?? []);
  }

  missing(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.gallery?.missing() ?? []);
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
      const { locale, timezoneId, reducedMotion, viewport } = workerInfo.project.use;
      const context = await browser.newContext({
        locale: locale ?? 'it-IT',
        timezoneId: timezoneId ?? 'Europe/Rome',
        reducedMotion: reducedMotion ?? 'reduce',
        viewport: viewport ?? null,
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
