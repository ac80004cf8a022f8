import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { pagesMachine } from '../../../machines/pages/pages.machine.ts';
import type { OpenedPage } from '../../routing/page.ts';

/** What is on screen. */
export interface Screen {
  pages: ActorRefFrom<typeof pagesMachine>;
  pageOf: (key: string) => OpenedPage | undefined;
  /** Resolves when the data of the page at the address are there; null when they are. */
  settled: (href: string) => Promise<void> | null;
}

/** Tells of the page on screen, and of every other that comes, once its data are there. */
export function watchShownPages({ pages, pageOf, settled }: Screen, tell: (page: OpenedPage) => void): void {
  let last = '';
  const tellOf = async (key: string, href: string) => {
    await settled(href);
    const page = pageOf(key);
    if (last === href && page !== undefined) tell(page);
  };
  const look = ({ context: { shown } }: SnapshotFrom<typeof pagesMachine>) => {
    const { key, href } = shown;
    if (href === last) return;
    last = href;
    void tellOf(key, href);
  };
  look(pages.getSnapshot());
  pages.subscribe(look);
}
