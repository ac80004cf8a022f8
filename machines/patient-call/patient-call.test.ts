import { createActor, SimulatedClock, toPromise, type AnyActorLogic } from 'xstate';
import { expect, test } from 'vitest';
import { AbandonedCallError } from '../../contract/api/failure.ts';
import { failed, held, settled } from '../../tests/machines/held.ts';
import { patient } from './patient-call.actors.ts';

/** Starts a patient call as an invoke does. */
function start(answerTimeout?: number) {
  const clock = new SimulatedClock();
  const call = held<string, { id: number }>();
  const logic = patient(call.logic, answerTimeout === undefined ? {} : { answerTimeout });
  // Whether the option is required depends on a type that is open here.
  const actor = createActor(logic as AnyActorLogic, { input: { id: 7 }, clock });
  const outcome = toPromise(actor).then(
    (answer: unknown) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  actor.start();
  return { actor, clock, call, outcome };
}

test('SES-07: the answer after the login is that of the call, made with the same input', async () => {
  const { actor, call, outcome } = start();
  await call.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'session.opened' });
  await call.latest().answer('the answer');
  expect(await outcome).toEqual({ answer: 'the answer' });
  expect(call.calls.map(({ input }) => input)).toEqual([{ id: 7 }, { id: 7 }]);
});

test.each([
  ['of itself', undefined, 12_000],
  ['where it has one of its own', 15_000, 15_000],
] as const)('ERR-11: a call that is late is aborted after its time, %s', async (_, given, timeout) => {
  const { clock, call, outcome } = start(given);
  clock.increment(timeout - 1);
  expect(call.latest().signal.aborted).toBe(false);
  clock.increment(1);
  expect(await outcome).toEqual({ error: new AbandonedCallError('timeout') });
  expect(call.latest().signal.aborted).toBe(true);
});

test('ERR-11: each time it is made it has the whole time', async () => {
  const { actor, clock, call, outcome } = start();
  clock.increment(11_999);
  await call.latest().fail(failed('serviceDown'));
  clock.increment(60_000);
  actor.send({ type: 'service.resumed' });
  clock.increment(11_999);
  await call.latest().answer('the answer');
  expect(await outcome).toEqual({ answer: 'the answer' });
});

test('SES-08: whoever leaves while it is on its way aborts it', async () => {
  const { actor, call, outcome } = start();
  actor.send({ type: 'session.closed', reason: 'logout' });
  await settled();
  expect(await outcome).toEqual({ error: new AbandonedCallError('dismissed') });
  expect([call.calls.length, call.latest().signal.aborted]).toEqual([1, true]);
});
