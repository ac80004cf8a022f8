import type { InEach, Said } from '../../platform/said.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import type { UserContext } from './user.context.ts';
import type { UserRow } from './user.repository.ts';
import { languageOfUser } from './user-language.ts';

/** What a mail to a user touches. */
export type UserMailContext = Pick<UserContext, 'config' | 'facts' | 'mailLook' | 'now' | 'outbox'>;

/** To whom it is sent, and in which language. */
export type MailReceiver = Pick<UserRow, 'userId' | 'firstName' | 'email' | 'login' | 'language'>;

/** The words of a mail in one language; the greeting comes before. */
interface MailWords {
  readonly subject: string;
  readonly opening: string;
  /** The labels of its links, in their order. */
  readonly labels: readonly string[];
}

/** A mail about an account; `kind` and `params` name it for whoever reads the outbox (D01). */
export interface UserMail {
  readonly kind: string;
  readonly params: Record<string, string | number>;
  readonly words: InEach<MailWords>;
  /** Where its links lead, in their order. */
  readonly places: readonly { readonly path: string; readonly query?: Record<string, string> }[];
  /** What to do for somebody who did not cause it; none where everybody did. */
  readonly advice?: Said;
  /** Another address than the account's. */
  readonly to?: string;
}

const greeting = (firstName: string): Said => ({ it: `Ciao ${firstName},`, 'en-US': `Hi ${firstName},` });

/** Puts a mail into the outbox, in the user's language: greeting, opening, advice, links. */
export function sendUserMail(unit: UserMailContext, user: MailReceiver, mail: UserMail): Promise<void> {
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
      ...(mail.advice === undefined ? [] : [mail.advice[language]]),
    ],
  });
}
