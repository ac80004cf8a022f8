import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { MailRow } from '../mail/outbox.repository.ts';

function article({ mailId, recipient, subject, kind, createdAt, textBody, links }: MailRow): string {
  const anchors = links
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join('');
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient)} · ${escapeHtml(kind)} · ${createdAt.toISOString()}</p>
<pre>${escapeHtml(textBody)}</pre>
<ul>
<li><a href="/__dev/outbox/${mailId}">Com’è nella posta di chi lo riceve</a></li>
${anchors}</ul>
</article>`;
}

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid var(--rule); padding: 1rem 0; }
  h2 { font-size: 1.1rem; margin: 0; }
  pre { white-space: pre-wrap; font: inherit; }`;

/** The mails a tenant wrote, newest first, for reading in a browser (D01). */
export function outboxPage(mails: readonly MailRow[], shop: string): string {
  const title = `Posta in uscita · ${shop}`;
  return htmlPage({
    lang: 'it',
    title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
${mails.length === 0 ? '<p>Nessun messaggio.</p>' : mails.toReversed().map(article).join('')}`,
  });
}
