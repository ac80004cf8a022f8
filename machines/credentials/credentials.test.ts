import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { UserDetail } from '../../contract/api/account/registration.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import { held } from '../../tests/machines/held.ts';
import { aUser } from '../../paths/fixtures/profile-fixtures.ts';
import { credentialsLogic } from './credentials.logic.ts';
import {
  changedCredential,
  credentialErrors,
  credentialFields,
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

function start(credential: Credential) {
  const clock = new SimulatedClock();
  const change = held<UserDetail | null, { change: CredentialChange }>();
  const resend = held<void, { email: string }>();
  const withdraw = held<void>();
  const actor = createActor(
    credentialsLogic.provide({
      actors: {
        changeCredential: change.patient,
        resendMail: resend.patient,
        withdrawEmail: withdraw.patient,
      },
    }),
    { clock, input: { brand } },
  ).start();
  const emitted: CredentialsEmitted[] = [];
  actor.on('user.changed', (event) => void emitted.push(event));
  actor.send({ type: 'credential.edit', credential, owner: aUser() });
  return {
    actor,
    change,
    resend,
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
