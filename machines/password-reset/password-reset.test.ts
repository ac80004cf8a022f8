import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { passwordResetLogic } from './password-reset.logic.ts';
import type { PasswordResetEmitted } from './password-reset.machine.ts';
import {
  hasResetFailed,
  isPasswordChanged,
  isResetFormOpen,
  isResetLinkExpired,
  newPasswordError,
  resetError,
} from './password-reset.selectors.ts';

const brand = { tenantId: 'bottega', name: 'La Bottega', minPasswordLength: 6 };
const link = { email: 'giulia@posta.example', token: 'a-token' };
const password = 'cavolo nero di gennaio';

function start() {
  const clock = new SimulatedClock();
  const check = held<boolean, typeof link>();
  const save = held<void, typeof link & { password: string }>();
  const actor = createActor(
    passwordResetLogic.provide({ actors: { checkLink: check.logic, resetPassword: save.logic } }),
    { clock, input: { brand, ...link } },
  ).start();
  const emitted: PasswordResetEmitted[] = [];
  actor.on('password.reset', (event) => void emitted.push(event));
  return { actor, clock, check, save, emitted, at: () => actor.getSnapshot() };
}

async function choosing() {
  const started = start();
  await started.check.latest().answer(true);
  return started;
}

test('REG-13, REG-14, REG-15: a good link takes one new password, which stays nowhere', async () => {
  const { actor, at, check, save, emitted } = await choosing();
  expect(check.calls.map(({ input }) => input)).toEqual([link]);
  actor.send({ type: 'password.submit', password });
  expect(save.calls.map(({ input }) => input)).toEqual([{ ...link, password }]);
  expect(JSON.stringify(at().context)).not.toContain(password);
  await save.latest().answer();
  expect([isPasswordChanged(at()), emitted]).toEqual([true, [{ type: 'password.reset', email: link.email }]]);
});

test('REG-13: a link that is no longer good asks no password', async () => {
  const { at, check } = start();
  await check.latest().answer(false);
  expect([isResetLinkExpired(at()), isResetFormOpen(at())]).toEqual([true, false]);
});

test.each([
  ['', 'Campo obbligatorio'],
  ['corta', 'La password deve essere lunga 6 caratteri'],
  ['la bottega', "Questa password è facile da indovinare: scegline un'altra"],
  ['giulia', "Questa password è facile da indovinare: scegline un'altra"],
])('VAL-04: %j is told at its field', async (typed, message) => {
  const { actor, at, save } = await choosing();
  actor.send({ type: 'password.submit', password: typed });
  expect([newPasswordError(at()), save.calls.length]).toEqual([message, 0]);
});

test('REG-13: a link that was used up meanwhile asks for another', async () => {
  const { actor, at, save, emitted } = await choosing();
  actor.send({ type: 'password.submit', password });
  await save.latest().fail(refusal('token.invalid'));
  expect([isResetLinkExpired(at()), emitted]).toEqual([true, []]);
});

test('VAL-15: what the shop says of the password stands at its field', async () => {
  const { actor, at, save } = await choosing();
  actor.send({ type: 'password.submit', password });
  await save
    .latest()
    .fail(new ApiFailure('refused', { messages: [{ code: 'validation', text: 'no', field: 'password' }] }));
  expect([isResetFormOpen(at()), newPasswordError(at()), resetError(at())]).toEqual([true, 'no', null]);
});

test('VAL-15: what the shop says besides stands above the form', async () => {
  const { actor, at, save } = await choosing();
  actor.send({ type: 'password.submit', password });
  await save.latest().fail(refusal('rate.limit', 'Troppi tentativi'));
  expect([newPasswordError(at()), resetError(at())?.messages.map(({ text }) => text)]).toEqual([
    null,
    ['Troppi tentativi'],
  ]);
});

test.each(['fails', 'never comes'] as const)('ERR-04: the form stays where the answer %s', async (how) => {
  const { actor, at, clock, save } = await choosing();
  actor.send({ type: 'password.submit', password });
  if (how === 'fails') await save.latest().fail(failed('network'));
  else clock.increment(12_000);
  expect([isResetFormOpen(at()), resetError(at()) === null]).toEqual([true, false]);
});

test('ERR-13: a link nobody could check is checked again when the service is back', async () => {
  const { actor, at, check } = start();
  await check.latest().fail(failed('serviceDown'));
  expect(hasResetFailed(at())).toBe(true);
  actor.send({ type: 'service.resumed' });
  await check.latest().answer(true);
  expect([isResetFormOpen(at()), resetError(at())]).toEqual([true, null]);
});
