import type { MailLine } from '../mail/mail-text.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
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

type Receiver = Pick<UserRow, 'userId' | 'firstName' | 'email' | 'login'>;

interface AccountMail {
  readonly kind: AccountMailKind;
  readonly subject: string;
  readonly params: Record<string, string>;
  readonly lines: readonly MailLine[];
  /** Another address than the account's. */
  readonly to?: string;
}

function send(
  unit: Pick<AccountContext, 'facts' | 'mailLook' | 'now' | 'outbox'>,
  user: Receiver,
  mail: AccountMail,
): Promise<void> {
  return sendMail(unit, {
    ...mail,
    to: mail.to ?? user.email,
    userId: user.userId,
    lines: [`Ciao ${user.firstName},`, ...mail.lines],
  });
}

const link = (
  unit: Pick<AccountContext, 'config' | 'facts'>,
  label: string,
  place: { path: string; query?: Record<string, string> },
) => {
  const query = place.query === undefined ? '' : `?${new URLSearchParams(place.query).toString()}`;
  return { label, url: shopUrl(unit, place.path + query) };
};

const ignoreIt = 'Se non sei stato tu, ignora questo messaggio: non cambierà nulla.';

export const sendConfirmation = (unit: AccountMailContext, user: Receiver, code: string) => {
  const query = { e_mail: user.email, reg_control_code: code };
  return send(unit, user, {
    kind: 'registration_confirm',
    subject: `Conferma la tua registrazione a ${unit.facts.name}`,
    params: query,
    lines: [
      'manca un passo: conferma la tua e-mail e potrai fare la spesa.',
      link(unit, 'Conferma la registrazione', { path: '/registration/confirm', query }),
      ignoreIt,
    ],
  });
};

export const sendAlreadyRegistered = (unit: AccountMailContext, user: Receiver) =>
  send(unit, user, {
    kind: 'already_registered',
    subject: `Hai già un account ${unit.facts.name}`,
    params: { e_mail: user.email },
    lines: [
      'qualcuno, forse tu, ha provato a registrarsi con questa e-mail, che ha già un account. Il tuo account non è cambiato.',
      link(unit, 'Accedi', { path: '/login' }),
      link(unit, 'Hai dimenticato la password?', { path: '/reset-password-request' }),
    ],
  });

export const sendPasswordReset = (unit: AccountMailContext, user: Receiver, token: string) => {
  const query = { e_mail: user.email, reset_token: token };
  return send(unit, user, {
    kind: 'password_reset',
    subject: 'Scegli una nuova password',
    params: query,
    lines: [
      'con questo link scegli una nuova password. Vale un’ora e una volta sola.',
      link(unit, 'Scegli la nuova password', { path: '/reset-password', query }),
      ignoreIt,
    ],
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
    subject: 'Conferma la tua nuova e-mail',
    params: { token },
    lines: [
      'conferma questo indirizzo: da allora sarà quello con cui accedi. Il link vale un’ora e una volta sola.',
      link(unit, 'Conferma la nuova e-mail', { path: '/email-confirmed', query: { token } }),
      ignoreIt,
    ],
  });

export const sendAnonymisation = (unit: AccountMailContext, user: Receiver, token: string) => {
  const query = { login: user.login, token };
  return send(unit, user, {
    kind: 'anonymize',
    subject: 'Conferma la cancellazione del tuo account',
    params: query,
    lines: [
      'hai chiesto di cancellare il tuo account: indirizzi, liste e dati personali spariranno per sempre. Il link vale un’ora e una volta sola.',
      link(unit, 'Cancella il mio account', { path: '/profile/privacy', query }),
      ignoreIt,
    ],
  });
};
