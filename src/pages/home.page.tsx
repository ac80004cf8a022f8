import { createActor } from 'xstate';
import { messages } from '#words/home.po';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import { categoryIdIn } from '../../contract/rules/catalogue/category-id.ts';
import { brandNoticeActors } from '../../machines/brand-notice/brand-notice.actors.ts';
import { brandNoticeMachine } from '../../machines/brand-notice/brand-notice.machine.ts';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import { blockData } from '../../machines/content-block/content-block.selectors.ts';
import { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import type { BlockRequest } from '../../machines/content-block/content-block.types.ts';
import { paths } from '../routing/paths.ts';
import { HomeView } from '../views/home/HomeView.tsx';
import { shippedSnapshot } from '../routing/page-actor.ts';
import { describedHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';

/** Ids of the home's product blocks and slides, the same in every shop (NAV-01). */
const requests = {
  departments: { kind: 'categories', depth: 1 },
  offers: { kind: 'products', blockId: 1 },
  season: { kind: 'products', blockId: 3 },
  news: { kind: 'products', blockId: 2 },
  ideas: { kind: 'post', slug: 'home' },
} as const satisfies Record<string, BlockRequest>;

const slidesOf = (deliveryServiceId: DeliveryServiceId): BlockRequest => ({
  kind: 'slides',
  slidesId: 1,
  count: 4,
  deliveryServiceId,
});

export const page: PageModule = {
  messages,
  open(deps, _at, snapshots) {
    const block = contentBlockMachine.provide({ actors: contentBlockActors(deps) });
    const openAs = (name: string, request: BlockRequest) =>
      createActor(block, { input: { request }, ...shippedSnapshot(snapshots, name) });
    const open = (name: keyof typeof requests) => openAs(name, requests[name]);
    const blocks = {
      slides: openAs('slides', slidesOf(deps.deliveryServiceId)),
      departments: open('departments'),
      offers: open('offers'),
      season: open('season'),
      news: open('news'),
      ideas: open('ideas'),
      slots: openAs('slots', { kind: 'timeslots', deliveryServiceId: deps.deliveryServiceId }),
    };
    const notice = createActor(
      brandNoticeMachine.provide({ actors: brandNoticeActors(deps) }),
      shippedSnapshot(snapshots, 'notice'),
    );
    const shelves = Object.values(blocks);
    const all = [notice, ...shelves];
    return {
      actors: { ...blocks, notice },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow: () => undefined,
      render: () => <HomeView blocks={blocks} notice={notice} />,
      shortcutsWith: deps,
      head: () => describedHead(deps.tenant, 'home', { name: '' }, { canonical: paths.home, status: 200 }),
      listed: (slug) =>
        shelves
          .flatMap((actor) => blockData(actor.getSnapshot(), 'products')?.block.products ?? [])
          .find((product) => product.slug === slug),
      listedCategory: (slug) =>
        categoryIdIn(blockData(blocks.departments.getSnapshot(), 'categories')?.categories ?? [], slug),
      isSettled: () => all.every((actor) => actor.getSnapshot().hasTag('settled')),
    };
  },
};
