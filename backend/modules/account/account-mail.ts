import type { InEach, Said } from '../../platform/said.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import { languageOfUser } from '../user/user-language.ts';
import type { UserRow } from '../user/user.repository.ts';
import type { AccountContext } from './account.context.ts';

type AccountMailContext = Pick<AccountContext, 'config' | 'facts' | 'mailLook' | 'now' | 'outbox'>;

/** The mails an account may cause (D01). */
export type AccountMailKind =
  | 'registration_confirm'
  | 'already_registered'
  | 'password_reset'
  | 'update_email'
  | 'anonymize';

type Receiver = Pick<UserRow, 'userId' | 'firstName' | 'email' | 'login' | 'language'>;

/** What an account mail says in one language; the greeting comes before. */
interface AccountWords {
  readonly subject: string;
  readonly opening: string;
  /** The labels of its links, in their order. */
  readonly labels: readonly string[];
}

interface AccountMail {
  readonly kind: AccountMailKind;
  readonly params: Record<string, string>;
  readonly words: InEach<AccountWords>;
  /** Where its links lead, in their order. */
  readonly places: readonly { readonly path: string; readonly query?: Record<string, string> }[];
  /** Says that nothing happens to whoever did not ask. */
  readonly isIgnorable: boolean;
  /** Another address than the account's. */
  readonly to?: string;
}

const greeting = (firstName: string): Said => ({ it: `Ciao ${firstName},`, 'en-US': `Hi ${firstName},` });
const ignoreIt: Said = {
  it: 'Se non sei stato tu, ignora questo messaggio: non cambierà nulla.',
  'en-US': 'If this was not you, ignore this message: nothing will change.',
};

function send(unit: AccountMailContext, user: Receiver, mail: AccountMail): Promise<void> {
  const language = languageOfUser(user, unit.facts);
  const { subject, opening, labels } = mail.words[language];
  const links = mail.places.map(({ path, query }, at) => ({
    label: labels[at] ?? '',
    url: pageUrl(
      unit,
      language,
      query === undefined ? path : `${path}?${new URLSearchParams(query).toString()}`,
    ),
  }));
  return sendMail(unit, {
    to: mail.to ?? user.email,
    userId: user.userId,
    language,
    kind: mail.kind,
    subject,
    params: mail.params,
    lines: [
      greeting(user.firstName)[language],
      opening,
      ...links,
      ...(mail.isIgnorable ? [ignoreIt[language]] : []),
    ],
  });
}

export const sendConfirmation = (unit: AccountMailContext, user: Receiver, code: string) => {
  const query = { e_mail: user.email, reg_control_code: code };
  const { name } = unit.facts;
  return send(unit, user, {
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
    isIgnorable: true,
  });
};

export const sendAlreadyRegistered = (unit: AccountMailContext, user: Receiver) => {
  const { name } = unit.facts;
  return send(unit, user, {
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
    isIgnorable: false,
  });
};

export const sendPasswordReset = (unit: AccountMailContext, user: Receiver, token: string) => {
  const query = { e_mail: user.email, reset_token: token };
  return send(unit, user, {
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
    isIgnorable: true,
  });
};

export const sendEmailUpdate = (
  unit: AccountMailContext,
  user: Receiver,
  { token, newEmail }: { token: string; newEmail: string },
) =>
  send(unit, user, {
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
    isIgnorable: true,
  });

export const sendAnonymisation = (unit: AccountMailContext, user: Receiver, token: string) => {
  const query = { login: user.login, token };
  return send(unit, user, {
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
    isIgnorable: true,
  });
};
