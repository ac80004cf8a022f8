import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import { held } from '../../tests/machines/held.ts';
import { pushLogic } from './push.logic.ts';
import { deviceStanding, isPrimerShown } from './push.selectors.ts';
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
  return { actor, recall, ask, at };
}

test('PUSH-08: what cannot be known does nothing, until somebody looks', async () => {
  const { actor, recall, ask, at } = await open({ permission: 'unsupported' });
  actor.send({ type: 'push.turnOn' });
  actor.send({ type: 'order.done', orderId: 7 });
  expect([deviceStanding(at()), ask.calls.length, isPrimerShown(at())]).toEqual(['unsupported', 0, false]);
  actor.send({ type: 'permission.look' });
  await recall.latest().answer({ ...undecided });
  expect(deviceStanding(at())).toBe('off');
});
