import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { recoveryRequestLogic } from './recovery-request.logic.ts';
import type { AccountMeans, LookedForAccount, RecoveryRequestEmitted } from './recovery-request.machine.ts';
import {
  accountError,
  isRequestingReset,
  isResetSent,
  linkResentAt,
  namedAccount,
  nextLinkAt,
  recoveryError,
} from './recovery-request.selectors.ts';

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
  return { actor, at: () => actor.getSnapshot(), ask, clock, request, emitted };
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

test('VAL-14: what is wrong with one means is not said of the other, and both keep what was typed', () => {
  const { actor, ask, at } = start();
  ask('email', 'giulia');
  actor.send({ type: 'means.changed', means: 'taxCode' });
  expect([accountError(at()), namedAccount(at())]).toEqual([null, '']);
  actor.send({ type: 'means.changed', means: 'email' });
  expect(namedAccount(at())).toBe('giulia');
});

test.each(['fails', 'never comes'] as const)(
  'ERR-04: what was typed stays where the answer %s',
  async (how) => {
    const { ask, at, clock, request, emitted } = start();
    ask('email', email);
    if (how === 'fails') await request.latest().fail(failed('network'));
    else clock.increment(20_000);
    expect([isRequestingReset(at()), namedAccount(at()), recoveryError(at()) === null, emitted]).toEqual([
      false,
      email,
      false,
      [],
    ]);
  },
);

test('REG-12: another link can be asked for after a minute', async () => {
  const { actor, at, clock, request } = start({ email, isSent: true, lastMail: mail(-12_000) });
  actor.send({ type: 'recovery.resend' });
  expect([isResetSent(at()), nextLinkAt(at()), request.calls.length]).toEqual([true, openedAt + 48_000, 0]);
  clock.increment(47_999);
  expect(nextLinkAt(at())).toBe(openedAt + 48_000);
  clock.increment(1);
  actor.send({ type: 'recovery.resend' });
  expect(request.calls.map(({ input }) => input)).toEqual([{ means: 'email', account: email }]);
  await request.latest().fail(failed('network'));
  expect([nextLinkAt(at()), recoveryError(at()) === null]).toEqual([null, false]);
  actor.send({ type: 'recovery.resend' });
  await request.latest().answer(mail(70_000));
  expect([nextLinkAt(at()), linkResentAt(at()), recoveryError(at())]).toEqual([
    openedAt + 130_000,
    openedAt + 70_000,
    null,
  ]);
  clock.increment(60_000);
  expect([nextLinkAt(at()), linkResentAt(at())]).toEqual([null, openedAt + 70_000]);
});

test('REG-12: where the e-mail is not known nothing can be sent again', () => {
  const { actor, clock, request } = start({ email: '', isSent: true });
  clock.increment(60_000);
  actor.send({ type: 'recovery.resend' });
  expect(request.calls.length).toBe(0);
});

test.each([
  ['an old one', { lastMail: mail(-60_000) }],
  ['one nobody knows of', {}],
])('REG-12: after %s another link can be asked for at once', (_what, known) => {
  expect(nextLinkAt(start({ email, isSent: true, ...known }).at())).toBeNull();
});

test('REG-12: a clock that was set back makes nobody wait longer', () => {
  const { at, clock } = start({ email, isSent: true, lastMail: mail(3_600_000) });
  clock.increment(60_000);
  expect(nextLinkAt(at())).toBeNull();
});

test('REG-12: a form that is opened again is no sent link', () => {
  expect(isResetSent(start({ email, isSent: false, lastMail: mail() }).at())).toBe(false);
});
