/** One paragraph of a mail: words, or words that lead somewhere. */
export type MailLine = string | { readonly label: string; readonly url: string };

/** The plain text of a mail. */
export function mailText(lines: readonly MailLine[]): string {
  return lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.url}`)).join('\n\n');
}
