import type { I18n } from '@lingui/core';
import { createActor, type ActorOptions, type AnyActorLogic, type AnyActorRef } from 'xstate';
import { isAreaOpen } from '../../machines/notifications/notifications.selectors.ts';
import { shopLogic } from '../../machines/shop/shop.logic.ts';
import type { ShopInput } from '../../machines/shop/shop.types.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { ShopFlows } from '../views/flows.ts';
import { connectedLogic, type Ties } from '../routing/connected-logic.ts';
import { connectCalls } from './calls/connect-calls.ts';
import { handleEmitted, type EmittedEvent } from './emitted-events.ts';
import { createEventBus, type EventBus } from './event-bus.ts';
import { createEventHandlers } from './event-handlers.ts';
import type { lazyMachines } from './lazy-machines.ts';
import type { longLivedMachines } from './long-lived-machines.ts';
import { createNotices } from './notices.ts';

/** The machines the shop is made of. */
export interface ShopMachines {
  longLived: ReturnType<typeof longLivedMachines>;
  lazy: ReturnType<typeof lazyMachines>;
}

export interface ShopWiring {
  machines: (ties: Ties) => ShopMachines;
  input: ShopInput;
  /** The clock of the machines; the device's own when absent. */
  clock?: NonNullable<ActorOptions<AnyActorLogic>['clock']>;
  /** Codes of the brand whose messages wait for an answer (ERR-06). */
  awaitedCodes: readonly ErrorCode[];
  i18n: I18n;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (to: { url: string }) => void;
  rememberWord: (searched: { text: string }) => void;
  /** Hears of all that is emitted, once it is handled. */
  observe?: (event: EmittedEvent) => void;
  remember: Pick<AppStateStore, 'shopped' | 'ordered'>;
  forgetEmptied: () => void;
}

/** The shop and what it spawns, with what is done about everything that is emitted. */
export interface WiredShop {
  flows: ShopFlows;
  bus: EventBus;
  handle: (event: EmittedEvent) => void;
  /** Ties an actor that is not started yet to the others. */
  connect: (actor: AnyActorRef) => void;
  start: () => void;
}

type SpawnedFlows = Omit<ShopFlows, 'shop'>;

const hasEvery = (flows: Partial<SpawnedFlows>, names: readonly string[]): flows is SpawnedFlows =>
  names.every((name) => name in flows);

/** Builds the shop with every machine that lives as long as the app, tied to each other; nothing is started yet. */
export function wireShop({ machines, input, clock, awaitedCodes, ...outside }: ShopWiring): WiredShop {
  const bus = createEventBus();
  const handle = (event: EmittedEvent): void => {
    handleEmitted(handlers, event);
    outside.observe?.(event);
  };
  const listen = (actor: AnyActorRef): void => void actor.on('*', handle);
  const connect = (actor: AnyActorRef): void => {
    listen(actor);
    connectCalls(actor, bus.subscribe);
    bus.subscribe(actor);
  };
  const { longLived, lazy } = machines({
    emitting: (machine) => connectedLogic(machine, listen),
    connected: (machine) => connectedLogic(machine, connect),
  });
  const shop = createActor(shopLogic.provide({ actors: { ...longLived, ...lazy } }), {
    input,
    ...(clock === undefined ? {} : { clock }),
  });
  const { children } = shop.getSnapshot();
  if (!hasEvery(children, Object.keys(longLived)))
    throw new Error('the shop spawns every long-lived machine');
  const flows: ShopFlows = { shop, ...children };
  const handlers = createEventHandlers({
    flows,
    broadcast: bus.broadcast,
    ...outside,
    notices: createNotices({
      i18n: outside.i18n,
      show: (notice) => flows.notifications.send({ type: 'notice.show', notice }),
      settle: (about, cart) => flows.notifications.send({ type: 'operation.done', about, cart }),
      ask: (messages) => flows.notifications.send({ type: 'messages.await', messages }),
      isAreaOpen: () => isAreaOpen(flows.notifications.getSnapshot()),
      tell: (texts) => flows.notifications.send({ type: 'infos.tell', texts }),
      awaitedCodes,
    }),
  });
  // The shop first: it knows the cart before a gate is opened in it.
  for (const flow of Object.values(flows)) connect(flow);
  return {
    flows,
    bus,
    handle,
    connect,
    start: () => void shop.start(),
  };
}
