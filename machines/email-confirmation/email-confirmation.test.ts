import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { emailConfirmationLogic } from './email-confirmation.logic.ts';
import {
  cameByLink,
  confirmationError,
  hasConfirmationFailed,
  isConfirmed,
  mailResentAt,
  nextMailAt,
} from './email-confirmation.selectors.ts';

const email = 'giulia@posta.example';
const openedAt = 1_000_000;
/** A mail that was sent so many ms after the page was opened. */
const mail = (after = 0): MailTime => ({ sentAt: openedAt + after, nextAt: openedAt + after + 60_000 });

function start(code: string | null, lastMail: MailTime | null = null) {
  const clock = new SimulatedClock();
  const confirm = held<void, { email: string; code: string }>();
  const resend = held<MailTime, { email: string }>();
  const actor = createActor(
    emailConfirmationLogic.provide({ actors: { confirmEmail: confirm.logic, resendMail: resend.logic } }),
    { clock, input: { email, code, lastMail, learntAt: openedAt } },
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
  await resend.latest().answer(mail(5000));
  expect([mailResentAt(at()), nextMailAt(at()), resend.calls.map(({ input }) => input)]).toEqual([
    openedAt + 5000,
    openedAt + 65_000,
    [{ email }],
  ]);
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
  await resend.latest().answer(mail());
  actor.send({ type: 'mail.resend' });
  clock.increment(59_999);
  expect([nextMailAt(at()), resend.calls.length]).toEqual([openedAt + 60_000, 1]);
  clock.increment(1);
  expect([nextMailAt(at()), mailResentAt(at())]).toEqual([null, openedAt]);
  actor.send({ type: 'mail.resend' });
  expect([at().value, resend.calls.length]).toEqual(['resending', 2]);
});

test('REG-07: a mail whose answer does not come can be asked for again', () => {
  const { actor, at, clock } = start(null);
  actor.send({ type: 'mail.resend' });
  clock.increment(12_000);
  expect([at().value, confirmationError(at())?.failure]).toEqual(['mailed', 'timeout']);
});

test('REG-07: the mail of the registration itself counts while its minute runs', () => {
  const { actor, at, clock, resend } = start(null, mail(-12_000));
  actor.send({ type: 'mail.resend' });
  clock.increment(47_999);
  expect([nextMailAt(at()), mailResentAt(at()), resend.calls.length]).toEqual([openedAt + 48_000, null, 0]);
  clock.increment(1);
  expect(nextMailAt(at())).toBeNull();
});

test.each([
  ['an old one', mail(-60_000)],
  ['one nobody knows of', null],
])('REG-07: after %s another mail can be asked for at once', (_what, lastMail) => {
  expect(start(null, lastMail).at().value).toBe('mailed');
});

test('REG-07: a clock that was set back makes nobody wait longer', () => {
  const { at, clock } = start(null, mail(3_600_000));
  clock.increment(60_000);
  expect(nextMailAt(at())).toBeNull();
});
