import { escapeHtml } from '../../http/escape-html.ts';
/** One paragraph of a mail: words, or words that lead somewhere. */
export type MailLine = string | { readonly label: string; readonly url: string };

/** The plain text of a mail. */
export function mailText(lines: readonly MailLine[]): string {
  return lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)).join('\n\n');
}

/** The same lines as HTML, every word escaped. */
export function mailHtml(title: string, lines: readonly MailLine[]): string {
  const body = lines
    .map((line) =>
      typeof line === 'string'
        ? `<p>${escapeHtml(line)}</p>`
        : `<p><a href="${escapeHtml(line.url)}">${escapeHtml(line.label)}</a></p>`,
    )
    .join('');
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>${escapeHtml(title)}</title><body>${body}</body></html>`;
}
