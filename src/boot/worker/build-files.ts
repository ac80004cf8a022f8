import { CacheExpiration } from 'workbox-expiration';
import { PrecacheController } from 'workbox-precaching';
import { files } from './public-answers.ts';
import type { WorkerPhase } from './worker-scope.ts';

/** Files of the build before: pages that are still open ask for them. */
const earlierCache = 'earlier-files';
const daySeconds = 86_400;
const earlier = new CacheExpiration(earlierCache, { maxAgeSeconds: daySeconds });

const assetsIn = /\/assets\/[\w.~-]+\.(?:js|css|woff2)/g;

const pathOf = (url: string): string => new URL(url).pathname;

interface BuildFilesOptions {
  /** What stands before the paths of the worker's language. */
  base: string;
  /** Address of the page that opens without network. */
  shell: string;
  /** Addresses of what is needed without network; they change with what is in them. */
  urls: readonly string[];
  build: string;
}

/** The files of one build: fetched ahead, and for a day after the next has taken its place. */
export function createBuildFiles({ base, shell, urls, build }: BuildFilesOptions) {
  /** The brand's own, which its shell names; a worker of another language has its own. */
  const brandCache = `brand-files${base}`;
  const controller = new PrecacheController();
  controller.addToCacheList([
    { url: shell, revision: build },
    ...urls.map((url) => ({ url, revision: null })),
  ]);
  const fetched = new Set(controller.getCachedURLs().map(pathOf));
  const shellPage = () => controller.matchPrecache(shell);

  async function brandFiles(): Promise<ReadonlySet<string>> {
    const text = (await (await shellPage())?.text()) ?? '';
    return new Set([...text.matchAll(assetsIn)].map(([url]) => url).filter((url) => !fetched.has(url)));
  }

  async function keepEarlier(): Promise<void> {
    const cache = await caches.open(controller.strategy.cacheName);
    const kept = await caches.open(earlierCache);
    for (const request of await cache.keys()) {
      const path = pathOf(request.url);
      const file = fetched.has(path) || !path.startsWith('/assets/') ? undefined : await cache.match(request);
      if (file === undefined) continue;
      await kept.put(request.url, file);
      await earlier.updateTimestamp(request.url);
    }
  }

  return {
    shellPage,
    async install(event: WorkerPhase<'install'>): Promise<void> {
      await controller.install(event);
      const cache = await caches.open(brandCache);
      await cache.addAll([...(await brandFiles())]);
    },
    /** The build before has no page of its own left, or its shopper has asked for this one. */
    async activate(event: WorkerPhase<'activate'>): Promise<void> {
      await keepEarlier();
      await controller.activate(event);
      const [cache, named] = [await caches.open(brandCache), await brandFiles()];
      for (const request of await cache.keys())
        if (!named.has(pathOf(request.url))) await cache.delete(request);
    },
    expireEarlier: () => earlier.expireEntries(),
    async answer({ request, event }: { request: Request; event: Event }): Promise<Response> {
      for (const cacheName of [controller.strategy.cacheName, brandCache, earlierCache]) {
        const file = await caches.match(request.url, { cacheName, ignoreVary: true });
        if (file !== undefined) return file;
      }
      return files.handle({ request, event });
    },
  };
}
