import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import { held } from '../../tests/machines/held.ts';
import { recoveryRequestLogic } from './recovery-request.logic.ts';
import type { AccountMeans, LookedForAccount, RecoveryRequestEmitted } from './recovery-request.machine.ts';
import { accountError, isRequestingReset, namedAccount } from './recovery-request.selectors.ts';

const email = 'giulia@posta.example';
const openedAt = 1_000_000;
/** A link that was asked for so many ms after the page was opened. */
const mail = (after = 0): MailTime => ({ sentAt: openedAt + after, nextAt: openedAt + after + 60_000 });

function start(
  input: { email: string; isSent: boolean; lastMail?: MailTime } = { email: '', isSent: false },
) {
  const clock = new SimulatedClock();
  const request = held<MailTime, LookedForAccount>();
  const actor = createActor(recoveryRequestLogic.provide({ actors: { requestReset: request.logic } }), {
    clock,
    input: { lastMail: null, learntAt: openedAt, ...input },
  });
  const emitted: RecoveryRequestEmitted[] = [];
  actor.on('recovery.sent', (event) => void emitted.push(event));
  actor.start();
  const ask = (means: AccountMeans, text: string) => {
    actor.send({ type: 'means.changed', means });
    actor.send({ type: 'account.changed', text });
    actor.send({ type: 'recovery.submit' });
  };
  return { at: () => actor.getSnapshot(), ask, request, emitted };
}

test.each([
  ['email', ` ${email} `, email, email],
  ['taxCode', ' rssmra85t10a562s ', 'rssmra85t10a562s', ''],
] as const)('REG-12: a link is asked for by %s', async (means, text, sent, known) => {
  const { ask, at, request, emitted } = start();
  ask(means, text);
  expect(request.calls.map(({ input }) => input)).toEqual([{ means, account: sent }]);
  await request.latest().answer(mail());
  expect([emitted, isRequestingReset(at())]).toEqual([[{ type: 'recovery.sent', email: known }], false]);
});

test('SES-16: the e-mail typed before stands in the field', () => {
  expect(namedAccount(start({ email, isSent: false }).at())).toBe(email);
});

test.each([
  ['email', ' ', "Digitare l'e-mail"],
  ['email', 'giulia', 'Digitare una e-mail valida'],
  ['taxCode', '', 'Campo obbligatorio'],
  ['taxCode', 'RSSMRA85T10A562', 'Formato non corretto'],
] as const)('VAL-05, VAL-06: %s %j is told at its field, and nothing is sent', (means, text, message) => {
  const { ask, at, request } = start();
  ask(means, text);
  expect([accountError(at()), namedAccount(at()), request.calls.length]).toEqual([message, text, 0]);
});
