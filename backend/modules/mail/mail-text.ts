/** Words that lead somewhere. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** One paragraph of a mail: words, words that lead somewhere, or a list. */
export type MailLine = string | MailLink | { readonly items: readonly string[] };

function plain(line: MailLine): string {
  if (typeof line === 'string') return line;
  return 'items' in line ? line.items.map((item) => `- ${item}`).join('\n') : `${line.label}: ${line.url}`;
}

/** The plain text of a mail. */
export function mailText(lines: readonly MailLine[]): string {
  return lines.map(plain).join('\n\n');
}
