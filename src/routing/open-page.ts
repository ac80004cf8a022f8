import type { OpenedPage, PageDependencies, PageLocation, PageModule, PageSnapshots } from './page.ts';

interface PageToOpen {
  deps: PageDependencies;
  at: PageLocation;
  snapshots?: PageSnapshots;
}

/** Opens a page, not started yet, with its actors tied to the others. */
export function openPage(module: PageModule, { deps, at, snapshots }: PageToOpen): OpenedPage {
  if (module.messages !== undefined) deps.takeMessages(module.messages);
  const page = module.open(deps, at, snapshots);
  for (const actor of Object.values(page.actors)) deps.connect(actor);
  return page;
}
