import type { I18n } from '@lingui/core';
import { createActor, type AnyEventObject } from 'xstate';
import { shownCart } from '../../machines/cart/cart.selectors.ts';
import { drawersMachine } from '../../machines/drawers/drawers.machine.ts';
import { searchBoxActors } from '../../machines/search-box/search-box.actors.ts';
import { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import { blockActors } from '../../machines/block/block.actors.ts';
import { blockMachine } from '../../machines/block/block.machine.ts';
import type { BlockRequest } from '../../machines/block/block.types.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { SearchedWordStore } from '../../services/searched-words.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Flows } from '../views/flows.ts';
import { createEffects } from './effects.ts';
import { createFactBus } from './fact-bus.ts';
import { lateFlows } from './late-flows.ts';
import { createNotices } from './notices.ts';
import type { PageDependencies, PageSnapshots } from './page.ts';
import { shopLogic, type ShopRef } from './shop-logic.ts';

export interface ShopAppDependencies {
  tenant: Tenant;
  i18n: I18n;
  services: () => Promise<ShopServices>;
  session: SessionStore;
  words: () => Promise<SearchedWordStore>;
  now: () => number;
  path: string;
  /** Snapshots of the shell's own blocks, shipped by the server. */
  shell: PageSnapshots;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (url: string) => void;
}

export interface ShopApp {
  flows: Flows;
  /** What pages are opened with. */
  pageDependencies: () => PageDependencies;
  broadcast: (fact: AnyEventObject) => void;
  start(): void;
}

/** The parts of the shell that come from the content backend. */
export const shellBlocks: Readonly<Record<'headerMenu' | 'footerMenu', BlockRequest>> = {
  headerMenu: { kind: 'menu', location: 'header' },
  footerMenu: { kind: 'menu', location: 'footer' },
};

/** Builds every long-lived flow and ties what they say to each other and to the outside. */
export function createShopApp(deps: ShopAppDependencies): ShopApp {
  const { tenant, i18n, services } = deps;
  let hash = 'w0d0t0';
  const created: { root?: ShopRef } = {};
  const root = (): ShopRef => {
    if (created.root === undefined) throw new Error('the root is not there yet');
    return created.root;
  };

  const effects = createEffects({
    root,
    i18n,
    navigate: deps.navigate,
    leave: deps.leave,
    rememberWord: (text) => void deps.words().then((words) => words.remember(text)),
    notices: createNotices({
      i18n,
      show: (notice) => root().getSnapshot().children.notifications?.send({ type: 'notice.show', notice }),
    }),
  });
  const bus = createFactBus((emitted) => {
    if (emitted.type === 'cart.changed') followHash(emitted);
    effects(emitted);
  });
  const followHash = ({ facts }: AnyEventObject) => {
    if (facts.hash === hash) return;
    hash = String(facts.hash);
    bus.broadcast({ type: 'hash.changed', hash });
  };

  const { inspect } = bus;
  const logic = shopLogic({
    services,
    session: deps.session,
    late: lateFlows({
      services,
      isInvoiceNeeded: () => shownCart(flows.cart.getSnapshot())?.cartInfos.need_invoice === 'true',
      onDelivery: () => slotIntro.send({ type: 'block.load' }),
      provide: (flow) => Object.assign(logic.implementations.actors, flow),
    }),
  });
  created.root = createActor(logic, {
    input: {
      path: deps.path,
      cart: { isLive: tenant.features.liveCart, bypass: tenant.facts.bypassAutoAssigned },
    },
    inspect,
  });
  const searchBox = createActor(
    searchBoxMachine.provide({ actors: searchBoxActors({ services, words: deps.words }) }),
    { inspect },
  );
  const block = blockMachine.provide({ actors: blockActors({ services, now: deps.now }) });
  const shellBlock = (name: keyof typeof shellBlocks) =>
    createActor(block, {
      input: { request: shellBlocks[name] },
      inspect,
      ...(deps.shell[name] === undefined ? {} : { snapshot: deps.shell[name] }),
    });
  const headerMenu = shellBlock('headerMenu');
  const footerMenu = shellBlock('footerMenu');
  const departments = createActor(block, {
    input: { request: { kind: 'categories', depth: 3 }, isLazy: true },
    inspect,
  });
  const slotIntro = createActor(block, {
    input: { request: { kind: 'category', slug: 'timeslot-selector' }, isLazy: true },
    inspect,
  });
  const drawers = createActor(drawersMachine, { inspect });

  const { session, navigation, cart, addToCart, notifications, activity, slotHold, giftCode } =
    root().getSnapshot().children;
  if (
    session === undefined ||
    navigation === undefined ||
    cart === undefined ||
    addToCart === undefined ||
    notifications === undefined ||
    activity === undefined ||
    slotHold === undefined ||
    giftCode === undefined
  ) {
    throw new Error('the root spawns every long-lived flow on entry');
  }
  const flows: Flows = {
    shop: root(),
    session,
    navigation,
    cart,
    addToCart,
    notifications,
    activity,
    slotHold,
    giftCode,
    searchBox,
    headerMenu,
    footerMenu,
    departments,
    drawers,
    slotIntro,
  };

  return {
    flows,
    broadcast: bus.broadcast,
    pageDependencies: () => ({
      services,
      tenant,
      hash,
      now: deps.now,
      words: (message) => i18n._(message),
      inspect,
    }),
    start() {
      for (const actor of [searchBox, headerMenu, footerMenu, departments, drawers, slotIntro]) actor.start();
      root().start();
    },
  };
}
