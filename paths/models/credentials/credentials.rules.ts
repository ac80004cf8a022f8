import { failureOf, flowErrorOf } from '../../../contract/api/failure.ts';
import type { credentialsActors } from '../../../machines/credentials/credentials.actors.ts';
import type { credentialsLogic } from '../../../machines/credentials/credentials.logic.ts';
import {
  changedCredential,
  credentialErrors,
  credentialFields,
  credentialsError,
  editedCredential,
  isEmailMailed,
  isEmailWithdrawing,
  isLinkResending,
  isSavingCredential,
  pendingEmail,
} from '../../../machines/credentials/credentials.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type CredentialsStep = Step<typeof credentialsLogic, ReturnType<typeof credentialsActors>>;
type Credentials = CredentialsStep['after'];

/** The fields something is said of. */
export const told = (messages: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(messages)
    .filter((field) => messages[field] !== undefined)
    .toSorted();

type Call = 'changeCredential' | 'resendMail' | 'withdrawEmail';
const failure = (step: CredentialsStep, call: Call): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const broke = (step: CredentialsStep, call: Call): boolean =>
  ![null, 'dismissed'].includes(failure(step, call));

/** A form is open in which can be typed. */
const isTyping = (credentials: Credentials): boolean =>
  editedCredential(credentials) !== null && !isSavingCredential(credentials);
const isClosed = (credentials: Credentials): boolean =>
  editedCredential(credentials) === null &&
  !isEmailMailed(credentials) &&
  !isLinkResending(credentials) &&
  !isEmailWithdrawing(credentials);
const isBlank = (credentials: Credentials): boolean =>
  Object.values(credentialFields(credentials)).every((value) => value === '') &&
  told(credentialErrors(credentials)).length === 0;

/** Whether what is typed may be sent: in the cases a wrong value is the shortest one. */
export const isRight = (credentials: Credentials): boolean => {
  const { email, oldPassword, newPassword, username } = credentialFields(credentials);
  switch (credentials.context.credential) {
    case 'email':
      return email.length > 1;
    case 'password':
      return oldPassword !== '' && newPassword.length > 1;
    case 'username':
      return username.length > 1;
    default:
      return false;
  }
};

/** The fields that are wrong in the form that is open. */
const wrongFields = (credentials: Credentials): string => {
  const { oldPassword, newPassword } = credentialFields(credentials);
  if (editedCredential(credentials) !== 'password') return editedCredential(credentials) ?? '';
  return [newPassword.length > 1 ? '' : 'newPassword', oldPassword === '' ? 'oldPassword' : '']
    .filter(Boolean)
    .join();
};

const begun = (step: CredentialsStep): number =>
  step.calls('changeCredential').length +
  step.calls('resendMail').length +
  step.calls('withdrawEmail').length;

export const credentialsRules: readonly Rule<CredentialsStep>[] = [
  {
    id: 'REG-18',
    says: 'Each form opens alone and empty but for the user name there is, without news of an earlier one.',
    when: (step) => step.sent('credential.edit') !== null && isClosed(step.before),
    holds: (step) => {
      const { email, oldPassword, newPassword, username } = credentialFields(step.after);
      return (
        isTyping(step.after) &&
        editedCredential(step.after) === step.sent('credential.edit')?.credential &&
        email + oldPassword + newPassword === '' &&
        username === step.sent('credential.edit')?.owner.username &&
        told(credentialErrors(step.after)).length === 0 &&
        credentialsError(step.after) === null &&
        changedCredential(step.after) === null &&
        begun(step) === 0
      );
    },
  },
  {
    id: 'REG-18',
    says: 'What is typed stands in its field, which is wrong no more.',
    when: (step) => step.sent('credential.changed') !== null && isTyping(step.before),
    holds: (step) => {
      const typed = step.sent('credential.changed');
      return (
        typed !== null &&
        begun(step) === 0 &&
        credentialFields(step.after)[typed.field] === typed.value &&
        told(credentialErrors(step.after)).join() ===
          told(credentialErrors(step.before))
            .filter((field) => field !== typed.field)
            .join()
      );
    },
  },
  {
    id: 'VAL-14',
    says: 'What is wrong is told at its fields, and is not sent.',
    when: (step) => step.sent('credential.save') !== null && isTyping(step.before) && !isRight(step.before),
    holds: (step) =>
      begun(step) === 0 &&
      isTyping(step.after) &&
      told(credentialErrors(step.after)).join() === wrongFields(step.before) &&
      credentialsError(step.after) === null,
  },
  {
    id: 'REG-18',
    says: 'What is right is sent once, as it was typed, and nothing else of the form.',
    when: (step) => step.sent('credential.save') !== null && isTyping(step.before) && isRight(step.before),
    holds: (step) => {
      const { email, oldPassword, newPassword, username } = credentialFields(step.before);
      const credential = editedCredential(step.before);
      const wanted = {
        email: { credential, email },
        password: { credential, oldPassword, newPassword },
        username: { credential, username },
      } as const;
      return (
        step.calls('changeCredential').length === 1 &&
        credential !== null &&
        JSON.stringify(step.calls('changeCredential')[0]?.change) === JSON.stringify(wanted[credential]) &&
        told(credentialErrors(step.after)).length === 0 &&
        credentialsError(step.after) === null
      );
    },
  },
  {
    id: 'REG-18',
    says: 'Nothing is sent that nobody asked for.',
    when: (step) => begun(step) > 0,
    holds: (step) =>
      begun(step) === 1 &&
      (step.sent('credential.save') !== null ||
        step.sent('email.resend') !== null ||
        step.sent('email.withdraw') !== null),
  },
  {
    id: 'REG-17',
    says: 'A new e-mail is mailed to, told of and waits; the user is as before.',
    when: (step) => step.done('changeCredential') !== null && step.before.context.credential === 'email',
    holds: (step) =>
      isEmailMailed(step.after) &&
      pendingEmail(step.after) === credentialFields(step.before).email &&
      step.emitted('user.changed').length === 0 &&
      isBlank(step.after),
  },
  {
    id: 'REG-17',
    says: 'What waits is the last address that was mailed to, until it is taken back or the shopper leaves.',
    when: (step) => pendingEmail(step.after) !== pendingEmail(step.before),
    holds: (step) =>
      (step.done('changeCredential') !== null && step.before.context.credential === 'email') ||
      (step.done('withdrawEmail') !== null && pendingEmail(step.after) === null) ||
      step.sent('session.closed')?.reason === 'logout',
  },
  {
    id: 'REG-18',
    says: 'A new password or user name is told of; passwords are kept no longer.',
    when: (step) => step.done('changeCredential') !== null && step.before.context.credential !== 'email',
    holds: (step) =>
      isClosed(step.after) &&
      isBlank(step.after) &&
      credentialsError(step.after) === null &&
      changedCredential(step.after) === step.before.context.credential,
  },
  {
    id: 'REG-18',
    says: 'The user who comes back with a user name is told to all, and nobody else.',
    when: (step) => step.done('changeCredential') !== null || step.emitted('user.changed').length > 0,
    holds: (step) => {
      const user = step.done('changeCredential')?.output ?? null;
      const emitted = step.emitted('user.changed');
      return user === null ? emitted.length === 0 : emitted.length === 1 && emitted[0]?.user === user;
    },
  },
  {
    id: 'VAL-15',
    says: 'What the shop refuses stands at its field, and what it says besides above.',
    when: (step) => failure(step, 'changeCredential') === 'refused',
    holds: (step) => {
      const { messages } = flowErrorOf(step.failed('changeCredential')?.error);
      const isAtField = messages.some(({ field }) => field !== null);
      const besides = messages.filter(({ field }) => field === null);
      const credential = editedCredential(step.after);
      return (
        isTyping(step.after) &&
        told(credentialErrors(step.after)).join() ===
          (isAtField ? (credential === 'password' ? 'oldPassword' : credential) : '') &&
        (credentialsError(step.after)?.messages.length ?? 0) === besides.length
      );
    },
  },
  {
    id: 'ERR-04',
    says: 'A change that is refused, breaks or does not come back leaves the form as it was.',
    when: (step) => broke(step, 'changeCredential'),
    holds: (step) =>
      isTyping(step.after) &&
      credentialFields(step.after) === credentialFields(step.before) &&
      (credentialsError(step.after) !== null || told(credentialErrors(step.after)).length > 0),
  },
  {
    id: 'REG-17',
    says: 'The link that waits is mailed again, to the same address; without one nothing is.',
    when: (step) => step.sent('email.resend') !== null && isClosed(step.before),
    holds: (step) =>
      pendingEmail(step.before) === null
        ? begun(step) === 0 && isClosed(step.after)
        : step.calls('resendMail').length === 1 &&
          step.calls('resendMail')[0]?.email === pendingEmail(step.before) &&
          credentialsError(step.after) === null &&
          changedCredential(step.after) === null,
  },
  {
    id: 'REG-17',
    says: 'A mail that went again is told of; one that did not says so.',
    when: (step) => step.done('resendMail') !== null || broke(step, 'resendMail'),
    holds: (step) =>
      isClosed(step.after) &&
      (step.done('resendMail') === null
        ? credentialsError(step.after) !== null && changedCredential(step.after) === null
        : credentialsError(step.after) === null && changedCredential(step.after) === 'email'),
  },
  {
    id: 'REG-17',
    says: 'A change that waits is taken back, once; without one nothing is sent.',
    when: (step) => step.sent('email.withdraw') !== null && isClosed(step.before),
    holds: (step) =>
      pendingEmail(step.before) === null
        ? begun(step) === 0 && isClosed(step.after)
        : step.calls('withdrawEmail').length === 1 &&
          isEmailWithdrawing(step.after) &&
          pendingEmail(step.after) === pendingEmail(step.before) &&
          credentialsError(step.after) === null &&
          changedCredential(step.after) === null,
  },
  {
    id: 'REG-17',
    says: 'What was taken back waits no more and is told of; what was not still waits, and says so.',
    when: (step) => step.done('withdrawEmail') !== null || broke(step, 'withdrawEmail'),
    holds: (step) =>
      isClosed(step.after) &&
      (step.done('withdrawEmail') === null
        ? credentialsError(step.after) !== null &&
          changedCredential(step.after) === null &&
          pendingEmail(step.after) === pendingEmail(step.before)
        : credentialsError(step.after) === null &&
          changedCredential(step.after) === 'withdrawal' &&
          pendingEmail(step.after) === null),
  },
  {
    id: 'REG-18',
    says: 'Closing a form forgets all that was typed.',
    when: (step) =>
      step.sent('credential.dismiss') !== null && (isTyping(step.before) || isEmailMailed(step.before)),
    holds: (step) => isClosed(step.after) && isBlank(step.after) && credentialsError(step.after) === null,
  },
  {
    id: 'SES-14',
    says: 'With the login dismissed the shopper is back in the form with all that was typed; nothing is said or sent.',
    when: (step) =>
      (['changeCredential', 'resendMail', 'withdrawEmail'] as const).some(
        (call) => failure(step, call) === 'dismissed',
      ),
    holds: (step) =>
      begun(step) === 0 &&
      credentialsError(step.after) === null &&
      changedCredential(step.after) === null &&
      pendingEmail(step.after) === pendingEmail(step.before) &&
      credentialFields(step.after) === credentialFields(step.before) &&
      (failure(step, 'changeCredential') === null ? isClosed(step.after) : isTyping(step.after)),
  },
  {
    id: 'SES-08',
    says: 'Whoever leaves takes everything along; an expired session takes nothing.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      step.sent('session.closed')?.reason === 'expired'
        ? credentialFields(step.after) === credentialFields(step.before) &&
          editedCredential(step.after) === editedCredential(step.before) &&
          pendingEmail(step.after) === pendingEmail(step.before)
        : isClosed(step.after) &&
          isBlank(step.after) &&
          pendingEmail(step.after) === null &&
          changedCredential(step.after) === null &&
          credentialsError(step.after) === null,
  },
  offers({
    id: 'REG-18',
    says: 'While nothing is being changed, anything can be.',
    from: isClosed,
    via: ({ id }) => id === 'credential.edit',
    to: isTyping,
  }),
  reaches({ id: 'REG-18', says: 'Every change can be come back from.', from: () => true, to: isClosed }),
];
