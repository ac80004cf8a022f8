import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { emailConfirmationLogic } from './email-confirmation.logic.ts';
import {
  cameByLink,
  confirmationError,
  hasConfirmationFailed,
  isConfirmed,
  isMailResent,
} from './email-confirmation.selectors.ts';

const email = 'giulia@posta.example';

function start(code: string | null) {
  const clock = new SimulatedClock();
  const confirm = held<void, { email: string; code: string }>();
  const resend = held<void, { email: string }>();
  const actor = createActor(
    emailConfirmationLogic.provide({ actors: { confirmEmail: confirm.logic, resendMail: resend.logic } }),
    { clock, input: { email, code } },
  ).start();
  return { actor, clock, confirm, resend, at: () => actor.getSnapshot() };
}

test('REG-08: the mailed link confirms, with its code and e-mail', async () => {
  const { at, confirm } = start('a-code');
  expect(confirm.calls.map(({ input }) => input)).toEqual([{ email, code: 'a-code' }]);
  await confirm.latest().answer();
  expect([isConfirmed(at()), cameByLink(at())]).toEqual([true, true]);
});

test('REG-08: a refused link offers another mail', async () => {
  const { actor, at, confirm, resend } = start('old');
  await confirm.latest().fail(refusal('token.invalid'));
  expect([at().value, confirmationError(at())]).toEqual(['rejected', null]);
  actor.send({ type: 'mail.resend' });
  await resend.latest().answer();
  expect([isMailResent(at()), resend.calls.map(({ input }) => input)]).toEqual([true, [{ email }]]);
});

test('ERR-13: the link is tried again when the service is back', async () => {
  const { actor, at, confirm } = start('a-code');
  await confirm.latest().fail(failed('serviceDown'));
  expect(hasConfirmationFailed(at())).toBe(true);
  actor.send({ type: 'service.resumed' });
  await confirm.latest().answer();
  expect([isConfirmed(at()), confirmationError(at()), confirm.calls.length]).toEqual([true, null, 2]);
});

test('REG-07: the next mail can be asked for a minute after the one before', async () => {
  const { actor, at, clock, resend } = start(null);
  actor.send({ type: 'mail.resend' });
  await resend.latest().answer();
  actor.send({ type: 'mail.resend' });
  clock.increment(59_999);
  expect([isMailResent(at()), resend.calls.length]).toEqual([true, 1]);
  clock.increment(1);
  actor.send({ type: 'mail.resend' });
  expect([at().value, resend.calls.length]).toEqual(['resending', 2]);
});

test('REG-07: a mail whose answer does not come can be asked for again', () => {
  const { actor, at, clock } = start(null);
  actor.send({ type: 'mail.resend' });
  clock.increment(12_000);
  expect([at().value, confirmationError(at())?.failure]).toEqual(['mailed', 'timeout']);
});
