import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { PushMessage } from '../../contract/rules/push/push-message.ts';
import { pushMessageMachine } from './push-message.machine.ts';
import { shownMessage } from './push-message.selectors.ts';

const about = (orderId: number): PushMessage => ({
  title: `Ordine ${orderId}`,
  body: 'In viaggio',
  navTo: `/profile/orders/${orderId}`,
});

function open() {
  const actor = createActor(pushMessageMachine).start();
  const opened: string[] = [];
  actor.on('link.opened', ({ link }) => void opened.push(link));
  const come = (...messages: readonly PushMessage[]) => {
    for (const message of messages) actor.send({ type: 'message.came', message });
  };
  return { actor, opened, come, shown: () => shownMessage(actor.getSnapshot())?.title ?? null };
}

test('PUSH-05: confirmed, a message leads where it tells of; closed, it does nothing', () => {
  const { actor, opened, come, shown } = open();
  come(about(1), about(2));
  expect(shown()).toBe('Ordine 1');
  actor.send({ type: 'message.close' });
  expect([shown(), opened]).toEqual(['Ordine 2', []]);
  actor.send({ type: 'message.confirm' });
  expect([shown(), opened]).toEqual([null, ['/profile/orders/2']]);
});

test('PUSH-06: one that leads nowhere can only be closed', () => {
  const { actor, opened, come, shown } = open();
  come({ title: 'Domenica siamo chiusi', body: '', navTo: null });
  actor.send({ type: 'message.confirm' });
  expect([shown(), opened]).toEqual(['Domenica siamo chiusi', []]);
  actor.send({ type: 'message.close' });
  expect(shown()).toBeNull();
});

test('PUSH-05: of more than ten that wait the one on screen stays, and the latest nine', () => {
  const { actor, come, shown } = open();
  come(...Array.from({ length: 30 }, (_, at) => about(at + 1)));
  const seen: (string | null)[] = [];
  for (let one = shown(); one !== null; one = shown()) {
    seen.push(one);
    actor.send({ type: 'message.close' });
  }
  expect(seen).toEqual(['Ordine 1', ...Array.from({ length: 9 }, (_, at) => `Ordine ${at + 22}`)]);
});

test('SES-08: what was told to somebody is gone with them', () => {
  const { actor, come, shown } = open();
  come(about(1), about(2));
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect(shown()).toBeNull();
});
