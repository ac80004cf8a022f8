import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { emailChangeLogic } from './email-change.logic.ts';
import {
  emailChangeError,
  isEmailChanged,
  isEmailChangeRejected,
  isEmailChanging,
} from './email-change.selectors.ts';

function start(token = 'a-token') {
  const clock = new SimulatedClock();
  const change = held<boolean, { token: string }>();
  const actor = createActor(emailChangeLogic.provide({ actors: { changeEmail: change.logic } }), {
    clock,
    input: { token },
  }).start();
  return { actor, clock, change, at: () => actor.getSnapshot() };
}

test('REG-17, NAV-09: the link is used once, and the e-mail is changed', async () => {
  const { at, change } = start();
  expect([isEmailChanging(at()), change.calls.map(({ input }) => input)]).toEqual([
    true,
    [{ token: 'a-token' }],
  ]);
  await change.latest().answer(true);
  expect(isEmailChanged(at())).toBe(true);
});

test('REG-17: a link that is no longer good, or broken, changes nothing', async () => {
  const { at, change } = start();
  await change.latest().fail(refusal('token.invalid'));
  expect([isEmailChangeRejected(at()), emailChangeError(at())]).toEqual([true, null]);
  const broken = start('');
  await broken.change.latest().answer(false);
  expect([isEmailChangeRejected(broken.at()), emailChangeError(broken.at())]).toEqual([true, null]);
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04, ERR-13: an answer that %s leaves the link to be tried again',
  async (how) => {
    const { actor, at, clock, change } = start();
    if (how === 'fails') await change.latest().fail(failed('serviceDown'));
    else clock.increment(12_000);
    expect([isEmailChanging(at()), emailChangeError(at())?.failure]).toEqual([
      false,
      how === 'fails' ? 'serviceDown' : 'timeout',
    ]);
    actor.send({ type: how === 'fails' ? 'service.resumed' : 'change.retry' });
    await change.latest().answer(true);
    expect([isEmailChanged(at()), emailChangeError(at()), change.calls.length]).toEqual([true, null, 2]);
  },
);
