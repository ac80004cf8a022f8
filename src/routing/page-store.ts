import { waitFor, type AnyActorRef } from 'xstate';
import { routeOf, shownRouteOf } from './match-route.ts';
import type { OpenedPage, PageDependencies, PageModule } from './page.ts';
import { openPage } from './open-page.ts';
import type { Route } from './routes.ts';

export interface PageStore {
  get: (key: string) => OpenedPage | undefined;
  /** Opens the page of an address, or finds it again; resolves once there is something to show. */
  open: (href: string) => Promise<{ key: string; href: string }>;
  /** Resolves when the data of an open page are there; null when they are. */
  settled: (href: string) => Promise<void> | null;
  /** The first page, rendered by the server. */
  adopt: (href: string, page: OpenedPage) => string;
  /** Loads the code a hovered or touched link will need: its page's, and that of the calls. */
  prefetch: (href: string) => void;
}

interface PageStoreDependencies {
  deps: () => PageDependencies;
  /** Loads the code and the messages of a page. */
  loadPage: (name: Route['page']) => Promise<PageModule>;
  /** How long the old page may stay for the next one's data, in ms. */
  settleTimeout: number;
}

const keptPages = 6;

/** A page lives under its path; its query is followed. */
const keyOf = (href: string): string => routeOf(href).at.pathname;

/** Resolves when the page has settled, is over, or `timeout` ms have gone by. */
async function settle(page: OpenedPage, timeout = Infinity): Promise<void> {
  const actors: AnyActorRef[] = Object.values(page.actors);
  // The actor that settles last tells: the others do not change any more.
  await Promise.any(actors.map((actor) => waitFor(actor, () => page.isSettled(), { timeout }))).catch(
    () => undefined,
  );
}

/**
 * Pages by address: going back finds the same list, filters and place again without a new call (NAV-05); the oldest
 * ones end.
 */
export function createPageStore({ deps, loadPage, settleTimeout }: PageStoreDependencies): PageStore {
  const pages = new Map<string, OpenedPage>();
  const modules = new Map<Route['page'], PageModule>();

  const moduleOf = async ({ page: name }: Route): Promise<PageModule> => {
    const known = modules.get(name);
    if (known !== undefined) return known;
    const page = await loadPage(name);
    modules.set(name, page);
    return page;
  };

  const keep = (key: string, page: OpenedPage) => {
    pages.delete(key);
    pages.set(key, page);
    for (const [oldest, old] of pages) {
      if (pages.size <= keptPages) break;
      old.stop();
      pages.delete(oldest);
    }
  };

  /** As the page that was seen last has it. */
  const newest = <Found>(find: (page: OpenedPage) => Found | undefined): Found | null =>
    [...pages.values()].reduceRight<Found | null>((found, page) => found ?? find(page) ?? null, null);
  const dependencies = (): PageDependencies => {
    const given = deps();
    return {
      ...given,
      listed: (slug) => newest((page) => page.listed?.(slug)) ?? given.listed(slug),
      listedCategory: (slug) => newest((page) => page.listedCategory?.(slug)) ?? given.listedCategory(slug),
    };
  };

  return {
    get: (key) => pages.get(key),
    adopt(href, page) {
      const key = keyOf(href);
      keep(key, page);
      return key;
    },
    async open(href) {
      const key = keyOf(href);
      const { route, at } = shownRouteOf(href, deps().tenant);
      const kept = pages.get(key);
      const known = kept?.isAnew === true ? undefined : kept;
      if (known === undefined) kept?.stop();
      const page = known ?? openPage(await moduleOf(route), { deps: dependencies(), at });
      keep(key, page);
      if (known === undefined) page.start();
      else page.follow(at);
      await settle(page, settleTimeout);
      return { key, href };
    },
    settled(href) {
      const page = pages.get(keyOf(href));
      return page === undefined || page.isSettled() ? null : settle(page);
    },
    prefetch(href) {
      // The click itself shows a failure.
      void moduleOf(shownRouteOf(href, deps().tenant).route).catch(() => undefined);
      void deps()
        .services()
        .catch(() => undefined);
    },
  };
}
