import { fromPromise } from 'xstate';
import { textVersion } from '../../contract/rules/content/text-version.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BrandNotice } from './brand-notice.types.ts';

/** Slug of the notice among the blocks of texts, and its id among what this browser has closed. */
const slug = 'avviso';

interface NoticeDependencies {
  services: () => Promise<ShopServices>;
  appState: () => Promise<Pick<AppStateStore, 'closePopup' | 'isPopupClosed'>>;
}

export const brandNoticeActors = ({ services, appState }: NoticeDependencies) => ({
  loadNotice: fromPromise<BrandNotice | null>(async ({ signal }) => {
    const post = await (await services()).content.block(slug, { signal });
    if (post === null) return null;
    const [title, html] = [post.title.rendered, post.content.rendered];
    return { title, html, version: textVersion(`${title}\n${html}`) };
  }),
  recallClosed: fromPromise<boolean, { version: string }>(async ({ input }) =>
    (await appState()).isPopupClosed(slug, input.version),
  ),
  keepClosed: fromPromise<void, { version: string }>(async ({ input }) =>
    (await appState()).closePopup(slug, input.version),
  ),
});
