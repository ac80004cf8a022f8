import type { I18n } from '@lingui/core';
import { createActor, type AnyActorRef, type AnyEventObject } from 'xstate';
import { shownCart } from '../../machines/cart/cart.selectors.ts';
import { drawersMachine } from '../../machines/drawers/drawers.machine.ts';
import { searchBoxActors } from '../../machines/search-box/search-box.actors.ts';
import { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import type { BlockRequest } from '../../machines/content-block/content-block.types.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { SearchedWordStore } from '../../services/searched-words.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Flows, VisitorFlows } from '../views/flows.ts';
import { createEventBus } from './event-bus.ts';
import { deferredActor, type FirstSnapshot, type DeferredActor } from '../boot/deferred-actor.ts';
import type { PageDependencies, PageSnapshots } from '../routing/page.ts';
import type { openVisitorFlows } from './visitor-machines.ts';

/** How every flow about the visitor stood when the page was rendered. */
export type VisitorSnapshots = Readonly<Record<keyof VisitorFlows, FirstSnapshot>>;

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
  /** What the flows about the visitor show until they are opened. */
  visitor: VisitorSnapshots;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (url: string) => void;
}

export interface ShopApp {
  flows: Flows;
  /** What pages are opened with. */
  pageDependencies: () => PageDependencies;
  /** Tells every flow; the flows about the visitor hear it when they are there. */
  broadcast: (fact: AnyEventObject) => void;
  /** Opens the flows about the visitor with their code. Until then they show, and keep what they are sent. */
  openVisitor: (open: typeof openVisitorFlows) => { start: () => void };
  /** Starts the flows of the frame. */
  start(): void;
}

/** The parts of the shell that come from the content backend. */
const shellBlocks: Readonly<Record<'headerMenu' | 'footerMenu', BlockRequest>> = {
  headerMenu: { kind: 'menu', location: 'header' },
  footerMenu: { kind: 'menu', location: 'footer' },
};

/** Builds every long-lived flow and ties what they say to each other and to the outside. */
export function createShopApp(deps: ShopAppDependencies): ShopApp {
  const { tenant, i18n, services } = deps;
  let hash = 'w0d0t0';
  const unheard: AnyEventObject[] = [];
  const unsaid: AnyEventObject[] = [];
  let effects: ((emitted: AnyEventObject) => void) | null = null;
  let isVisitorHere = false;

  const bus = createEventBus((emitted) => {
    if (emitted.type === 'cart.changed') followHash(emitted);
    if (effects === null) unsaid.push(emitted);
    else effects(emitted);
  });
  const followHash = ({ summary }: AnyEventObject) => {
    if (summary.hash === hash) return;
    hash = String(summary.hash);
    bus.broadcast({ type: 'hash.changed', hash });
  };

  const { inspect } = bus;
  const searchBox = createActor(
    searchBoxMachine.provide({ actors: searchBoxActors({ services, words: deps.words }) }),
    { inspect },
  );
  const block = contentBlockMachine.provide({ actors: contentBlockActors({ services, now: deps.now }) });
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

  const late = <A extends AnyActorRef>(name: keyof VisitorFlows): DeferredActor<A> =>
    deferredActor<A>(deps.visitor[name]);
  const visitor: { [K in keyof VisitorFlows]: DeferredActor<VisitorFlows[K]> } = {
    shop: late('shop'),
    session: late('session'),
    navigation: late('navigation'),
    cart: late('cart'),
    addToCart: late('addToCart'),
    notifications: late('notifications'),
    pendingRequests: late('pendingRequests'),
    slotHold: late('slotHold'),
    giftCode: late('giftCode'),
  };
  const flows: Flows = {
    shop: visitor.shop.actor,
    session: visitor.session.actor,
    navigation: visitor.navigation.actor,
    cart: visitor.cart.actor,
    addToCart: visitor.addToCart.actor,
    notifications: visitor.notifications.actor,
    pendingRequests: visitor.pendingRequests.actor,
    slotHold: visitor.slotHold.actor,
    giftCode: visitor.giftCode.actor,
    searchBox,
    headerMenu,
    footerMenu,
    departments,
    drawers,
    slotIntro,
  };

  return {
    flows,
    broadcast(fact) {
      if (isVisitorHere) bus.broadcast(fact);
      else unheard.push(fact);
    },
    pageDependencies: () => ({
      services,
      tenant,
      hash,
      now: deps.now,
      words: (message) => i18n._(message),
      inspect,
    }),
    openVisitor(open) {
      const opened = open({
        tenant,
        i18n,
        services,
        session: deps.session,
        path: deps.path,
        isInvoiceNeeded: () => shownCart(flows.cart.getSnapshot())?.cartInfos.need_invoice === 'true',
        onDelivery: () => slotIntro.send({ type: 'block.load' }),
        navigate: deps.navigate,
        leave: deps.leave,
        rememberWord: (text) => void deps.words().then((words) => words.remember(text)),
        inspect,
      });
      const {
        shop,
        session,
        navigation,
        cart,
        addToCart,
        notifications,
        pendingRequests,
        slotHold,
        giftCode,
      } = opened.flows;
      const arrived = [
        visitor.shop.attach(shop),
        visitor.session.attach(session),
        visitor.navigation.attach(navigation),
        visitor.cart.attach(cart),
        visitor.addToCart.attach(addToCart),
        visitor.notifications.attach(notifications),
        visitor.pendingRequests.attach(pendingRequests),
        visitor.slotHold.attach(slotHold),
        visitor.giftCode.attach(giftCode),
      ];
      return {
        start() {
          opened.root.start();
          isVisitorHere = true;
          effects = opened.effects;
          for (const fact of unheard.splice(0)) bus.broadcast(fact);
          for (const emitted of unsaid.splice(0)) effects(emitted);
          for (const { flush } of arrived) flush();
        },
      };
    },
    start() {
      for (const actor of [searchBox, headerMenu, footerMenu, departments, drawers, slotIntro]) actor.start();
    },
  };
}
