import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { UserDetail } from '../../contract/api/account/registration.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { aUser } from '../../paths/fixtures/profile-fixtures.ts';
import { credentialsLogic } from './credentials.logic.ts';
import {
  changedCredential,
  credentialErrors,
  credentialFields,
  credentialsError,
  editedCredential,
  isEmailMailed,
  pendingEmail,
} from './credentials.selectors.ts';
import type {
  Credential,
  CredentialChange,
  CredentialFields,
  CredentialsEmitted,
} from './credentials.types.ts';

const brand = { tenantId: 'bottega', name: 'La Bottega', minPasswordLength: 6 };
const newPassword = 'tre uova e un limone';

function start(credential: Credential) {
  const clock = new SimulatedClock();
  const change = held<UserDetail | null, { change: CredentialChange }>();
  const resend = held<void, { email: string }>();
  const withdraw = held<void>();
  const actor = createActor(
    credentialsLogic.provide({
      actors: { changeCredential: change.logic, resendMail: resend.logic, withdrawEmail: withdraw.logic },
    }),
    { clock, input: { brand } },
  ).start();
  const emitted: CredentialsEmitted[] = [];
  actor.on('user.changed', (event) => void emitted.push(event));
  actor.send({ type: 'credential.edit', credential, owner: aUser() });
  return {
    actor,
    clock,
    change,
    resend,
    withdraw,
    emitted,
    at: () => actor.getSnapshot(),
    save: (fields: Partial<CredentialFields>) => {
      for (const [field, value] of Object.entries(fields))
        actor.send({ type: 'credential.changed', field: field as keyof CredentialFields, value }); // their keys
      actor.send({ type: 'credential.save' });
    },
  };
}

const refusedAt = (field: string, text: string) =>
  new ApiFailure('refused', { messages: [{ code: 'validation', text, field }] });

test('REG-17: a new e-mail waits for its mailed link, which can be sent again', async () => {
  const { actor, at, change, resend, save, emitted } = start('email');
  save({ email: ' g.marchetti@posta.example ' });
  actor.send({ type: 'credential.save' });
  expect(change.calls.map(({ input }) => input)).toEqual([
    { change: { credential: 'email', email: 'g.marchetti@posta.example' } },
  ]);
  await change.latest().answer(null);
  expect([isEmailMailed(at()), pendingEmail(at()), emitted]).toEqual([true, 'g.marchetti@posta.example', []]);
  actor.send({ type: 'credential.dismiss' });
  actor.send({ type: 'email.resend' });
  expect(resend.calls.map(({ input }) => input)).toEqual([{ email: 'g.marchetti@posta.example' }]);
  await resend.latest().answer();
  expect([changedCredential(at()), pendingEmail(at())]).toEqual(['email', 'g.marchetti@posta.example']);
});

test('REG-17: a change that waits is taken back; one that could not be still waits', async () => {
  const { actor, at, change, withdraw, save } = start('email');
  save({ email: 'g.marchetti@posta.example' });
  await change.latest().answer(null);
  actor.send({ type: 'credential.dismiss' });
  actor.send({ type: 'email.withdraw' });
  await withdraw.latest().fail(failed('network'));
  expect([credentialsError(at())?.failure, pendingEmail(at())]).toEqual([
    'network',
    'g.marchetti@posta.example',
  ]);
  actor.send({ type: 'email.withdraw' });
  await withdraw.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'session.opened' });
  await withdraw.latest().answer();
  expect([changedCredential(at()), pendingEmail(at()), withdraw.calls.length]).toEqual([
    'withdrawal',
    null,
    3,
  ]);
  actor.send({ type: 'email.withdraw' });
  expect(withdraw.calls.length).toBe(3);
});

test('REG-18: a new password goes as it was typed, and stays nowhere', async () => {
  const { at, change, save } = start('password');
  save({ oldPassword: ' vecchia ', newPassword });
  expect(change.latest().input).toEqual({
    change: { credential: 'password', oldPassword: ' vecchia ', newPassword },
  });
  await change.latest().answer(null);
  expect([editedCredential(at()), changedCredential(at())]).toEqual([null, 'password']);
  expect(JSON.stringify(at().context)).not.toContain(newPassword);
});

test('REG-18: a wrong old password is told at its field, and nothing typed is lost', async () => {
  const { at, change, save } = start('password');
  save({ oldPassword: 'sbagliata', newPassword });
  await change.latest().fail(refusedAt('old_password', 'La password attuale non è corretta.'));
  expect([credentialErrors(at()), credentialsError(at()), credentialFields(at()).newPassword]).toEqual([
    { oldPassword: 'La password attuale non è corretta.' },
    null,
    newPassword,
  ]);
});

test('REG-18: a new user name comes back with its user, one that is taken is told at its field', async () => {
  const { at, change, save, emitted } = start('username');
  expect(credentialFields(at()).username).toBe('giulia84');
  save({ username: ' presa ' });
  await change.latest().fail(refusedAt('username', 'Questo nome utente non è disponibile.'));
  expect(credentialErrors(at())).toEqual({ username: 'Questo nome utente non è disponibile.' });
  save({ username: 'giulia' });
  expect(change.latest().input).toEqual({ change: { credential: 'username', username: 'giulia' } });
  const user = aUser({ username: 'giulia' });
  await change.latest().answer(user);
  expect([emitted, changedCredential(at()), editedCredential(at())]).toEqual([
    [{ type: 'user.changed', user }],
    'username',
    null,
  ]);
});

test.each([
  ['email', { email: '' }, { email: 'Campo obbligatorio' }],
  ['email', { email: 'giulia' }, { email: 'Digitare una e-mail valida' }],
  ['email', { email: 'GIULIA@posta.example' }, { email: 'È già la tua e-mail' }],
  ['password', {}, { oldPassword: 'Campo obbligatorio', newPassword: 'Campo obbligatorio' }],
  [
    'password',
    { oldPassword: 'x', newPassword: 'corta' },
    { newPassword: 'La password deve essere lunga 6 caratteri' },
  ],
  [
    'password',
    { oldPassword: 'x', newPassword: 'giulia84' },
    { newPassword: "Questa password è facile da indovinare: scegline un'altra" },
  ],
  ['username', { username: ' ' }, { username: 'Campo obbligatorio' }],
  [
    'username',
    { username: 'gi' },
    { username: 'Da 3 a 40 caratteri: lettere senza accenti, numeri, punto e _ @ -' },
  ],
] as const)('VAL-14: %s with %j is told at its field and not sent', (credential, fields, errors) => {
  const { at, change, save } = start(credential);
  save(fields);
  expect([credentialErrors(at()), change.calls.length]).toEqual([errors, 0]);
});

test.each(['network', 'timeout', 'refused'] as const)('ERR-04: %s leaves the form as it was', async (how) => {
  const { at, clock, change, save } = start('username');
  save({ username: 'giulia' });
  if (how === 'timeout') clock.increment(12_000);
  else await change.latest().fail(how === 'refused' ? refusal('rate.limit') : failed(how));
  expect([editedCredential(at()), credentialFields(at()).username, credentialsError(at())?.failure]).toEqual([
    'username',
    'giulia',
    how,
  ]);
});

test('SES-07, SES-14: a lost session is waited for, or given up with everything typed', async () => {
  const { actor, at, change, save } = start('password');
  save({ oldPassword: 'vecchia', newPassword });
  await change.latest().fail(failed('sessionExpired'));
  expect([at().matches('awaitingSession'), editedCredential(at())]).toEqual([true, null]);
  actor.send({ type: 'login.dismissed' });
  expect([editedCredential(at()), credentialFields(at()).newPassword]).toEqual(['password', newPassword]);
  actor.send({ type: 'credential.save' });
  await change.latest().fail(failed('serviceDown'));
  actor.send({ type: 'service.resumed' });
  expect(change.calls.length).toBe(3);
});

test('SES-08: whoever leaves takes everything along', async () => {
  const { actor, at, change, save } = start('email');
  save({ email: 'g.marchetti@posta.example' });
  await change.latest().answer(null);
  actor.send({ type: 'session.closed', reason: 'expired' });
  expect(pendingEmail(at())).toBe('g.marchetti@posta.example');
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([pendingEmail(at()), isEmailMailed(at())]).toEqual([null, false]);
});

test('ERR-04: a link that could not be sent again says so, and another change forgets it', async () => {
  const { actor, at, change, resend, save } = start('email');
  save({ email: 'g.marchetti@posta.example' });
  await change.latest().answer(null);
  actor.send({ type: 'credential.dismiss' });
  actor.send({ type: 'email.resend' });
  await resend.latest().fail(failed('network'));
  expect([credentialsError(at())?.failure, changedCredential(at())]).toEqual(['network', null]);
  actor.send({ type: 'credential.edit', credential: 'username', owner: aUser() });
  expect(credentialsError(at())).toBeNull();
});
