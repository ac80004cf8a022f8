/** Words that lead somewhere. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** One paragraph of a mail: words, words that lead somewhere, or a list. */
export type MailLine = string | MailLink | { readonly items: readonly string[] };

function plain(line: MailLine): string {
  if (typeof line === 'string') return line;
  if ('items' in line) return line.items.map((item) => `- ${item}`).join('\n');
  const { label, url } = line;
  // A question leads on by itself.
  return label.endsWith('?') ? `${label} ${url}` : `${label}: ${url}`;
}

/** The plain text of a mail. */
export function mailText(lines: readonly MailLine[]): string {
  return lines.map(plain).join('\n\n');
}
