import { escapeHtml } from '../../http/escape-html.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Said } from '../../platform/said.ts';
import type { MailLook } from './mail-look.ts';
import type { MailLine, MailLink } from './mail-text.ts';

/** What a mail says: `footer` names the shop and how to reach it. */
interface Letter {
  readonly brand: string;
  readonly title: string;
  readonly lines: readonly MailLine[];
  readonly footer: string;
  readonly language: Language;
}

const copyInstead: Said = {
  it: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
  'en-US': 'If the button does not open, copy this address into your browser:',
};

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`;

function anchor({ label, url }: MailLink, style: string): string {
  return `<a href="${escapeHtml(url)}" target="_blank" style="${style}">${escapeHtml(label)}</a>`;
}

const list = (items: readonly string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

/** A button that is one in mail programs too, with its address in words for those that show none. */
function button(link: MailLink, { button: { ground, text, radius }, muted }: MailLook, language: Language) {
  const shape = `display:inline-block;padding:14px 28px;border-radius:${radius}px;background:${ground};color:${text};font-weight:700;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>
<td bgcolor="${ground}" style="border-radius:${radius}px">${anchor(link, shape)}</td>
</tr></table>
${paragraph(
  `${copyInstead[language]}<br><span style="word-break:break-all">${escapeHtml(link.url)}</span>`,
  `font-size:14px;color:${muted}`,
)}`;
}

/**
 * A mail in the brand's look, every word escaped; the first link is its one button. Tables and styles on the elements,
 * because mail programs know no others.
 */
export function mailHtml({ brand, title, lines, footer, language }: Letter, look: MailLook): string {
  const first = lines.find((line) => typeof line !== 'string' && 'url' in line);
  const body = lines.map((line) => {
    if (typeof line === 'string') return paragraph(escapeHtml(line));
    if ('items' in line) return list(line.items);
    return line === first ? button(line, look, language) : paragraph(anchor(line, `color:${look.text}`));
  });
  const edge = `border:1px solid ${look.line};border-radius:12px;overflow:hidden`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${look.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${look.ground}"><tr>
<td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${look.paper};${edge}">
<tr><td style="padding:20px 28px;background:${look.band.ground};color:${look.band.text};font:700 22px/1.2 ${escapeHtml(look.headingFont)};border-bottom:1px solid ${look.line}">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:28px;color:${look.text};font:16px/1.5 ${escapeHtml(look.bodyFont)};text-align:left">
<h1 style="margin:0 0 16px;font:700 24px/1.25 ${escapeHtml(look.headingFont)}">${escapeHtml(title)}</h1>
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid ${look.line};color:${look.muted};font:14px/1.5 ${escapeHtml(look.bodyFont)}">${escapeHtml(footer)}</td></tr>
</table>
</td>
</tr></table>
</body>
</html>`;
}
