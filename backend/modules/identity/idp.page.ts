import { cardStyle, htmlPage } from '../../http/html-page.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Said } from '../../platform/said.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { DemoPerson } from './demo-persons.ts';

const style = `${cardStyle}
  ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
  .person { display: block; box-sizing: border-box; width: 100%; padding: 0.75rem 1rem; font: inherit;
    text-align: start; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--surface); color: inherit;
    text-decoration: none; cursor: pointer; }
  .person span { display: block; font-size: 0.875rem; color: var(--muted); }`;

const titles: Said = { it: 'Identità di prova', 'en-US': 'Test identity' };

const described = ({ firstName, lastName, email, hint }: DemoPerson, language: Language) =>
  `${escapeHtml(`${firstName} ${lastName}`)} <span>${escapeHtml(email)} · ${escapeHtml(hint[language])}</span>`;

/** A person as a link that logs in. */
export const personLink = (person: DemoPerson, url: string, language: Language): string =>
  `<a class="person" href="${escapeHtml(url)}">${described(person, language)}</a>`;

/** A person as a form that logs in, its fields sent by POST. */
export function personForm(
  person: DemoPerson,
  {
    action,
    fields,
    language,
  }: { action: string; fields: Readonly<Record<string, string>>; language: Language },
): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${inputs}
<button class="person">${described(person, language)}</button></form>`;
}

/** A person nobody asked to log in. */
export const personOnly = (person: DemoPerson, language: Language): string =>
  `<div class="person">${described(person, language)}</div>`;

/** The page of an embedded identity provider: works without script (D05). */
export function identityPage(given: {
  readonly provider: string;
  readonly shop: string;
  readonly persons: readonly string[];
  readonly footer: string;
  readonly language: Language;
}): string {
  const title = `${titles[given.language]} · ${given.provider}`;
  const shop = escapeHtml(given.shop);
  const choose: Said = {
    it: `Scegli con quale persona accedere a ${shop}.`,
    'en-US': `Choose the person to log in to ${shop} as.`,
  };
  return htmlPage({
    lang: given.language,
    title: title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
<p>${choose[given.language]}</p>
<ul>
${given.persons.map((person) => `<li>${person}</li>`).join('\n')}
</ul>
<p>${given.footer}</p>`,
  });
}
