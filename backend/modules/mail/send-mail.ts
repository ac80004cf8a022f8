import { languageParts } from '../../../contract/languages.ts';
import type { Language } from '../../../contract/languages.ts';
import { mailHtml } from './mail-html.ts';
import { mailText } from './mail-text.ts';
import type { MailLine } from './mail-text.ts';
import type { MailContext } from './mail.context.ts';

/** A mail to one person; `kind` and `params` name it for whoever reads the outbox (D01). */
export interface Mail {
  readonly to: string;
  /** Whom it speaks to, whatever the address; left out in mails to the shop itself. */
  readonly userId?: number;
  readonly language: Language;
  readonly kind: string;
  readonly subject: string;
  readonly params: Record<string, string | number>;
  readonly lines: readonly MailLine[];
}

/** Address of a path of the shop; the origin is configured, never taken from a request. */
export function shopUrl(context: Pick<MailContext, 'config' | 'facts'>, path: string): string {
  const { publicOrigin } = context.config;
  const { tenantId, domains } = context.facts;
  const origin = publicOrigin
    .replace('{tenant}', tenantId)
    .replace('{domain}', domains[0] ?? `${tenantId}.localhost`);
  return origin + path;
}

/** Path of a page in a language, which it names where that is not the brand's first: `/en/login`. */
export function pagePath(
  { languages }: Pick<MailContext['facts'], 'languages'>,
  language: Language,
  path: string,
): string {
  if (language === languages[0]) return path;
  return `/${languageParts[language]}${path === '/' ? '' : path}`;
}

/** Address of a page in a language. */
export const pageUrl = (
  context: Pick<MailContext, 'config' | 'facts'>,
  language: Language,
  path: string,
): string => shopUrl(context, pagePath(context.facts, language, path));

/** Puts a mail into the outbox, in the transaction it speaks of. */
export async function sendMail(
  unit: Pick<MailContext, 'facts' | 'mailLook' | 'now' | 'outbox'>,
  mail: Mail,
): Promise<void> {
  const { name, phone, email } = unit.facts;
  const footer = `${name} · ${phone} · ${email}`;
  await unit.outbox.add({
    recipient: mail.to,
    sender: email,
    subject: mail.subject,
    kind: mail.kind,
    params: mail.params,
    textBody: mailText([...mail.lines, footer]),
    htmlBody: mailHtml(
      { brand: name, title: mail.subject, lines: mail.lines, footer, language: mail.language },
      unit.mailLook,
    ),
    links: mail.lines.flatMap((line) => (typeof line !== 'string' && 'url' in line ? [line.url] : [])),
    createdAt: unit.now,
    userId: mail.userId ?? null,
  });
}
