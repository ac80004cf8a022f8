import { setupI18n } from '@lingui/core';
import { createActor, setup } from 'xstate';
import { longLived } from '../../paths/fixtures/long-lived.ts';
import type { Notice } from '../../machines/notifications/notifications.types.ts';
import type { EmittedEvent } from '../../src/wiring/emitted-events.ts';
import type { Ties } from '../../src/routing/connected-logic.ts';
import { lazyMachines } from '../../src/wiring/lazy-machines.ts';
import { wireShop } from '../../src/wiring/wire-shop.ts';

const isNotice = (value: unknown): value is Notice =>
  value instanceof Object && 'tone' in value && 'text' in value;

/** What is sent, in words: answers are too long to be told, and ids too new. */
function told({ type, ...rest }: { readonly type: string; readonly [name: string]: unknown }): string {
  if (isNotice(rest['notice'])) {
    const { tone, text, about, action } = rest['notice'];
    return [
      tone,
      ...(about === undefined ? [] : [`of ${about}`]),
      ...(action ? [action.act.does] : []),
      text,
    ].join(', ');
  }
  const text = JSON.stringify(rest, (key, value: unknown) =>
    key === 'answer' || key === 'product' ? '…' : key === 'requestId' ? undefined : value,
  );
  return text === '{}' ? type : `${type} ${text}`;
}

/** A machine that hears these, whatever they are. */
const hearing = (types: readonly string[], hear: (type: string) => void) =>
  setup({ types: { events: {} as { type: string } } }).createMachine({
    on: Object.fromEntries(types.map((type) => [type, { actions: ({ event }) => hear(event.type) }])),
  });

/**
 * The wired shop before its flows begin: they keep what they are sent, so that whatever is done about an event is done by its
 * handler. Tells it in words; `types` are those that are listened for.
 */
export function unstartedShop(types: readonly string[]) {
  const done: string[] = [];
  let ties: Ties | null = null;
  const services = () => new Promise<never>(() => undefined);
  const shop = wireShop({
    awaitedCodes: [],
    machines: (given) => {
      ties = given;
      return {
        longLived,
        lazy: lazyMachines({
          services,
          connected: given.connected,
          showClosedSlots: false,
          isInvoiceNeeded: () => false,
          onDelivery: () => undefined,
        }),
      };
    },
    input: {
      path: '/',
      cart: { isLive: true, bypass: { address: false, timeslot: false } },
      isStranger: false,
      staleUserId: null,
      minProfileLevel: 2,
    },
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    navigate: (to, { replace }) => void done.push(replace ? `goes to ${to} in place` : `goes to ${to}`),
    leave: ({ url }) => void done.push(`leaves for ${url}`),
    rememberWord: ({ text }) => void done.push(`remembers the word ${text}`),
    remember: {
      shopped: () => void done.push('remembers a purchase'),
      ordered: (orderId) => void done.push(`remembers order ${orderId}`),
    },
    forgetEmptied: () => void done.push('forgets the emptied cart'),
  });
  const { flows, bus } = shop;
  bus.subscribe(createActor(hearing(types, (type) => void done.push(`tells all ${type}`))).start());
  let handled = '';
  flows.shop.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.event') return;
    const [name] = Object.entries(flows).find(([, flow]) => flow === inspected.actorRef) ?? [];
    const { event } = inspected;
    if (name === undefined) return;
    done.push(event.type === handled ? `${name} hears it` : `${name}: ${told(event)}`);
  });
  return {
    shop,
    /** How its machines are tied to each other. */
    ties: (): Ties => {
      if (ties === null) throw new Error('no machine was asked for');
      return ties;
    },
    /** What is done about an event, in order. Who hears what all are told is not told one by one. */
    done: () =>
      done.some((one) => one.startsWith('tells all'))
        ? done.filter((one) => !one.endsWith('hears it'))
        : done,
    handle(event: EmittedEvent) {
      handled = event.type;
      shop.handle(event);
    },
  };
}
