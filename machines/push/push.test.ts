import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { pushLogic } from './push.logic.ts';
import { deviceStanding, isPrimerShown, pushError } from './push.selectors.ts';
import type { PushStanding } from './push.types.ts';

const undecided: PushStanding = {
  permission: 'undecided',
  isWanted: false,
  mustRegister: false,
  askedAfter: null,
};

async function open(standing: Partial<PushStanding> = {}, isLoggedIn = true) {
  const clock = new SimulatedClock();
  const recall = held<PushStanding>();
  const ask = held<PushPermission>();
  const register = held<void>();
  const unregister = held<void>();
  const kept: unknown[] = [];
  const actor = createActor(
    pushLogic.provide({
      actors: {
        recall: recall.logic,
        askPermission: ask.logic,
        register: register.logic,
        unregister: unregister.logic,
      },
      actions: {
        keepAsked: (_, { orderId }) => void kept.push(orderId),
        keepReleased: () => void kept.push('released'),
      },
    }),
    { clock, input: { isLoggedIn } },
  ).start();
  await recall.latest().answer({ ...undecided, ...standing });
  const at = () => actor.getSnapshot();
  return { actor, clock, recall, ask, register, unregister, kept, at };
}

test('PUSH-01: after an order our own question comes first, the device’s only after a yes', async () => {
  const { actor, ask, register, kept, at } = await open();
  expect([ask.calls.length, isPrimerShown(at())]).toEqual([0, false]);
  actor.send({ type: 'order.done', orderId: 7 });
  expect([ask.calls.length, isPrimerShown(at()), kept]).toEqual([0, true, [7]]);
  actor.send({ type: 'primer.accept' });
  await ask.latest().answer('granted');
  await register.latest().answer(undefined);
  expect([deviceStanding(at()), isPrimerShown(at()), register.calls.length]).toEqual(['on', false, 1]);
});

test('PUSH-01: put off, it comes back after the next order, and not after the same one', async () => {
  const { actor, ask, at } = await open();
  actor.send({ type: 'order.done', orderId: 7 });
  actor.send({ type: 'primer.later' });
  actor.send({ type: 'order.done', orderId: 7 });
  expect([ask.calls.length, isPrimerShown(at())]).toEqual([0, false]);
  actor.send({ type: 'order.done', orderId: 8 });
  expect([ask.calls.length, isPrimerShown(at())]).toEqual([0, true]);
});

test.each([
  { permission: 'granted', isWanted: true },
  { permission: 'blocked' },
  { permission: 'unsupported' },
] as const)('PUSH-01, PUSH-08: where it stands as %j nobody is asked after an order', async (standing) => {
  const { actor, at } = await open(standing);
  actor.send({ type: 'order.done', orderId: 7 });
  expect(isPrimerShown(at())).toBe(false);
});

test('PUSH-02: another token is registered for somebody who is logged in, and for nobody else', async () => {
  const { actor, register } = await open({ permission: 'granted', isWanted: true });
  actor.send({ type: 'token.renewed' });
  expect(register.calls.length).toBe(1);
  await register.latest().answer(undefined);
  actor.send({ type: 'session.closed', reason: 'logout' });
  actor.send({ type: 'token.renewed' });
  expect(register.calls.length).toBe(1);
  actor.send({ type: 'session.opened' });
  expect(register.calls.length).toBe(2);
});

test('PUSH-03: turned off, the shop is told; what it could not be told stays on', async () => {
  const { actor, unregister, at } = await open({ permission: 'granted', isWanted: true });
  actor.send({ type: 'push.turnOff' });
  await unregister.latest().fail(failed('network'));
  expect([deviceStanding(at()), pushError(at())?.failure]).toEqual(['on', 'network']);
  actor.send({ type: 'push.turnOff' });
  await unregister.latest().answer(undefined);
  expect([deviceStanding(at()), pushError(at()), unregister.calls.length]).toEqual(['off', null, 2]);
});

test.each([
  ['sessionExpired', 'session.opened'],
  ['serviceDown', 'service.resumed'],
] as const)('SES-07, ERR-13: a registration cut off by %s is made at %s', async (kind, back) => {
  const { actor, ask, register, at } = await open();
  actor.send({ type: 'push.turnOn' });
  await ask.latest().answer('granted');
  await register.latest().fail(failed(kind));
  if (kind === 'sessionExpired') actor.send({ type: 'session.closed', reason: 'expired' });
  expect(pushError(at())).toBeNull();
  actor.send({ type: back });
  await register.latest().answer(undefined);
  expect([deviceStanding(at()), register.calls.length]).toEqual(['on', 2]);
});

test('PUSH-08: what cannot be known does nothing, until somebody looks', async () => {
  const { actor, recall, ask, at } = await open({ permission: 'unsupported' });
  actor.send({ type: 'push.turnOn' });
  actor.send({ type: 'order.done', orderId: 7 });
  expect([deviceStanding(at()), ask.calls.length, isPrimerShown(at())]).toEqual(['unsupported', 0, false]);
  actor.send({ type: 'permission.look' });
  await recall.latest().answer({ ...undecided });
  expect(deviceStanding(at())).toBe('off');
});
