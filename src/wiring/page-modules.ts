import type { PageModule } from '../routing/page.ts';
import { routeEntries, type PageName } from '../routing/route-table.ts';

type LoadModule = () => Promise<{ page: PageModule }>;

const files = import.meta.glob<{ page: PageModule }>('../pages/**/*.page.tsx');

const moduleOf = (name: PageName): LoadModule => {
  const load = files[`../pages/${name}.page.tsx`];
  if (load === undefined) throw new Error(`the route table names the page ${name}, which has no file`);
  return load;
};

/** Every page is a chunk of its own, named like its file: the server finds the page's styles by it. */
export const pageModules = Object.fromEntries(
  routeEntries.map(({ page }) => [page, moduleOf(page)]),
) as Readonly<Record<PageName, LoadModule>>; // the table's rows name every page

/** Pages whose messages come with the frame. */
export const framedPages: ReadonlySet<PageName> = new Set(
  routeEntries.filter(({ isFramed }) => isFramed).map(({ page }) => page),
);

/** Loads a page's code and its messages. */
export async function loadPage(name: PageName, remainingMessages: () => Promise<void>): Promise<PageModule> {
  const [{ page }] = await Promise.all([
    pageModules[name](),
    framedPages.has(name) ? undefined : remainingMessages(),
  ]);
  return page;
}
