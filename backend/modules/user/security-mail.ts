import type { SocialUser } from '../../../contract/api/account/social.ts';
import type { Said } from '../../platform/said.ts';
import { sendUserMail } from './user-mail.ts';
import type { MailReceiver, UserMailContext } from './user-mail.ts';

// Notices of changes to how somebody logs in, to the address the account had before (OWASP ASVS 6.3.7).

const stopHere: Said = {
  it: 'Se non sei stato tu, blocca il cambio entro 7 giorni: l’account torna a questo indirizzo, chiudiamo tutti gli accessi e ti inviamo un link per scegliere una nuova password.',
  'en-US':
    'If this was not you, stop the change within 7 days: the account returns to this address, we close every login and send you a link to choose a new password.',
};
const resetIt: Said = {
  it: 'Se non sei stato tu, scegli subito una nuova password: chiunque sia entrato viene escluso.',
  'en-US': 'If this was not you, choose a new password now: whoever has logged in is shut out.',
};
const reset = { path: '/reset-password-request' };
const resetLabels = { it: ['Scegli una nuova password'], 'en-US': ['Choose a new password'] };
const stopLabels = { it: ['Blocca il cambio'], 'en-US': ['Stop the change'] };

/** `token` stops the change; `newEmail` is the address it leads to. */
interface EmailChange {
  readonly token: string;
  readonly newEmail: string;
}

export const sendEmailChangeRequested = (
  unit: UserMailContext,
  user: MailReceiver,
  { token, newEmail }: EmailChange,
) =>
  sendUserMail(unit, user, {
    kind: 'email_change_requested',
    params: { token },
    words: {
      it: {
        subject: 'Qualcuno vuole cambiare la tua e-mail',
        opening: `è stato chiesto di usare ${newEmail} al posto di questo indirizzo. Cambierà quando il nuovo indirizzo sarà confermato.`,
        labels: stopLabels.it,
      },
      'en-US': {
        subject: 'Someone wants to change your e-mail',
        opening: `Someone asked to use ${newEmail} instead of this address. It changes once the new address is confirmed.`,
        labels: stopLabels['en-US'],
      },
    },
    places: [{ path: '/stop-email-change', query: { token } }],
    advice: stopHere,
  });

/** Goes to the address the account had. */
export const sendEmailChanged = (
  unit: UserMailContext,
  user: MailReceiver,
  { token, newEmail }: EmailChange,
) =>
  sendUserMail(unit, user, {
    kind: 'email_changed',
    params: { token },
    words: {
      it: {
        subject: 'La tua e-mail è stata cambiata',
        opening: `da ora il tuo account usa ${newEmail} al posto di questo indirizzo.`,
        labels: stopLabels.it,
      },
      'en-US': {
        subject: 'Your e-mail was changed',
        opening: `From now on your account uses ${newEmail} instead of this address.`,
        labels: stopLabels['en-US'],
      },
    },
    places: [{ path: '/stop-email-change', query: { token } }],
    advice: stopHere,
  });

export const sendPasswordChanged = (unit: UserMailContext, user: MailReceiver) =>
  sendUserMail(unit, user, {
    kind: 'password_changed',
    params: {},
    words: {
      it: {
        subject: 'La tua password è stata cambiata',
        opening: 'la password del tuo account è stata cambiata e gli altri accessi sono stati chiusi.',
        labels: resetLabels.it,
      },
      'en-US': {
        subject: 'Your password was changed',
        opening: 'The password of your account was changed and all other logins were closed.',
        labels: resetLabels['en-US'],
      },
    },
    places: [reset],
    advice: resetIt,
  });

export const sendUsernameChanged = (unit: UserMailContext, user: MailReceiver, username: string) =>
  sendUserMail(unit, user, {
    kind: 'username_changed',
    params: {},
    words: {
      it: {
        subject: 'Il tuo nome utente è stato cambiato',
        opening: `il nome utente del tuo account ora è ${username}.`,
        labels: resetLabels.it,
      },
      'en-US': {
        subject: 'Your username was changed',
        opening: `The username of your account is now ${username}.`,
        labels: resetLabels['en-US'],
      },
    },
    places: [reset],
    advice: resetIt,
  });

export const sendPhoneChanged = (unit: UserMailContext, user: MailReceiver) =>
  sendUserMail(unit, user, {
    kind: 'phone_changed',
    params: {},
    words: {
      it: {
        subject: 'Il tuo numero di telefono è stato cambiato',
        opening: 'il numero di telefono del tuo account è stato cambiato.',
        labels: resetLabels.it,
      },
      'en-US': {
        subject: 'Your phone number was changed',
        opening: 'The phone number of your account was changed.',
        labels: resetLabels['en-US'],
      },
    },
    places: [reset],
    advice: resetIt,
  });

const providers: Readonly<Record<SocialUser['provider'], Said>> = {
  google: { it: 'con Google', 'en-US': 'with Google' },
  facebook: { it: 'con Facebook', 'en-US': 'with Facebook' },
  saml: { it: 'con il tuo accesso aziendale', 'en-US': 'with your company login' },
};

/** A login elsewhere opened the account for the first time. */
export const sendSocialLoginJoined = (
  unit: UserMailContext,
  user: MailReceiver,
  provider: SocialUser['provider'],
) =>
  sendUserMail(unit, user, {
    kind: 'social_login_joined',
    params: { provider },
    words: {
      it: {
        subject: 'Un nuovo modo di accedere al tuo account',
        opening: `da ora si può accedere al tuo account anche ${providers[provider].it}.`,
        labels: resetLabels.it,
      },
      'en-US': {
        subject: 'A new way to log in to your account',
        opening: `From now on you can also log in to your account ${providers[provider]['en-US']}.`,
        labels: resetLabels['en-US'],
      },
    },
    places: [reset],
    advice: resetIt,
  });

/** `count` logins of other devices were ended. */
export const sendSessionsEnded = (unit: UserMailContext, user: MailReceiver, count: number) =>
  sendUserMail(unit, user, {
    kind: 'sessions_ended',
    params: { count },
    words: {
      it: {
        subject: 'Accessi chiusi su altri dispositivi',
        opening:
          count === 1
            ? 'l’accesso al tuo account è stato chiuso su un altro dispositivo.'
            : `l’accesso al tuo account è stato chiuso su altri ${count} dispositivi.`,
        labels: resetLabels.it,
      },
      'en-US': {
        subject: 'Logins closed on other devices',
        opening:
          count === 1
            ? 'Your account was logged out on one other device.'
            : `Your account was logged out on ${count} other devices.`,
        labels: resetLabels['en-US'],
      },
    },
    places: [reset],
    advice: resetIt,
  });
