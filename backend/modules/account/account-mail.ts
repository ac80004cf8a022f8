import type { Said } from '../../platform/said.ts';
import { sendUserMail } from '../user/user-mail.ts';
import type { MailReceiver, UserMailContext } from '../user/user-mail.ts';

/** The mails an account may cause (D01). */
export type AccountMailKind =
  | 'registration_confirm'
  | 'already_registered'
  | 'password_reset'
  | 'update_email'
  | 'email_change_requested'
  | 'anonymize';

const ignoreIt: Said = {
  it: 'Se non sei stato tu, ignora questo messaggio: non cambierà nulla.',
  'en-US': 'If this was not you, ignore this message: nothing will change.',
};

export const sendConfirmation = (unit: UserMailContext, user: MailReceiver, code: string) => {
  const query = { e_mail: user.email, reg_control_code: code };
  const { name } = unit.facts;
  return sendUserMail(unit, user, {
    kind: 'registration_confirm',
    params: query,
    words: {
      it: {
        subject: `Conferma la tua registrazione a ${name}`,
        opening: 'manca un passo: conferma la tua e-mail e potrai fare la spesa.',
        labels: ['Conferma la registrazione'],
      },
      'en-US': {
        subject: `Confirm your registration at ${name}`,
        opening: 'One step is left: confirm your e-mail and you can start shopping.',
        labels: ['Confirm your registration'],
      },
    },
    places: [{ path: '/registration/confirm', query }],
    advice: ignoreIt,
  });
};

export const sendAlreadyRegistered = (unit: UserMailContext, user: MailReceiver) => {
  const { name } = unit.facts;
  return sendUserMail(unit, user, {
    kind: 'already_registered',
    params: { e_mail: user.email },
    words: {
      it: {
        subject: `Hai già un account ${name}`,
        opening:
          'qualcuno, forse tu, ha provato a registrarsi con questa e-mail, che ha già un account. Il tuo account non è cambiato.',
        labels: ['Accedi', 'Hai dimenticato la password?'],
      },
      'en-US': {
        subject: `You already have a ${name} account`,
        opening:
          'Someone, perhaps you, tried to register with this e-mail, which already has an account. Your account has not changed.',
        labels: ['Log in', 'Forgot your password?'],
      },
    },
    places: [{ path: '/login' }, { path: '/reset-password-request' }],
  });
};

export const sendPasswordReset = (unit: UserMailContext, user: MailReceiver, token: string) => {
  const query = { e_mail: user.email, reset_token: token };
  return sendUserMail(unit, user, {
    kind: 'password_reset',
    params: query,
    words: {
      it: {
        subject: 'Scegli una nuova password',
        opening: 'con questo link scegli una nuova password. Vale un’ora e una volta sola.',
        labels: ['Scegli la nuova password'],
      },
      'en-US': {
        subject: 'Choose a new password',
        opening: 'With this link you choose a new password. It is good for one hour and one use.',
        labels: ['Choose the new password'],
      },
    },
    places: [{ path: '/reset-password', query }],
    advice: ignoreIt,
  });
};

export const sendEmailUpdate = (
  unit: UserMailContext,
  user: MailReceiver,
  { token, newEmail }: { token: string; newEmail: string },
) =>
  sendUserMail(unit, user, {
    to: newEmail,
    kind: 'update_email',
    params: { token },
    words: {
      it: {
        subject: 'Conferma la tua nuova e-mail',
        opening:
          'conferma questo indirizzo: da allora sarà quello con cui accedi. Il link vale un’ora e una volta sola.',
        labels: ['Conferma la nuova e-mail'],
      },
      'en-US': {
        subject: 'Confirm your new e-mail',
        opening:
          'Confirm this address: from then on it is the one you log in with. The link is good for one hour and one use.',
        labels: ['Confirm the new e-mail'],
      },
    },
    places: [{ path: '/email-confirmed', query: { token } }],
    advice: ignoreIt,
  });

export const sendAnonymisation = (unit: UserMailContext, user: MailReceiver, token: string) => {
  const query = { login: user.login, token };
  return sendUserMail(unit, user, {
    kind: 'anonymize',
    params: query,
    words: {
      it: {
        subject: 'Conferma la cancellazione del tuo account',
        opening:
          'hai chiesto di cancellare il tuo account: indirizzi, liste e dati personali spariranno per sempre. Il link vale un’ora e una volta sola.',
        labels: ['Cancella il mio account'],
      },
      'en-US': {
        subject: 'Confirm the deletion of your account',
        opening:
          'You asked to delete your account: addresses, lists and personal data will be gone for good. The link is good for one hour and one use.',
        labels: ['Delete my account'],
      },
    },
    places: [{ path: '/profile/privacy', query }],
    advice: ignoreIt,
  });
};
