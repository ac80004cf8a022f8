import { cardStyle, htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { DemoPerson } from './demo-persons.ts';

const style = `${cardStyle}
  ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
  .person { display: block; box-sizing: border-box; width: 100%; padding: 0.75rem 1rem; font: inherit;
    text-align: start; border: 1px solid var(--border); border-radius: 0.5rem; background: var(--surface); color: inherit;
    text-decoration: none; cursor: pointer; }
  .person span { display: block; font-size: 0.875rem; color: var(--muted); }`;

const described = ({ firstName, lastName, email, hint }: DemoPerson) =>
  `${escapeHtml(`${firstName} ${lastName}`)} <span>${escapeHtml(email)} · ${escapeHtml(hint)}</span>`;

/** A person as a link that logs in. */
export const personLink = (person: DemoPerson, url: string): string =>
  `<a class="person" href="${escapeHtml(url)}">${described(person)}</a>`;

/** A person as a form that logs in, its fields sent by POST. */
export function personForm(
  person: DemoPerson,
  { action, fields }: { action: string; fields: Readonly<Record<string, string>> },
): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${inputs}
<button class="person">${described(person)}</button></form>`;
}

/** A person nobody asked to log in. */
export const personOnly = (person: DemoPerson): string => `<div class="person">${described(person)}</div>`;

/** The page of an embedded identity provider: works without script (D05). */
export function identityPage(given: {
  readonly provider: string;
  readonly shop: string;
  readonly persons: readonly string[];
  readonly footer: string;
}): string {
  const title = `Identità di prova · ${given.provider}`;
  return htmlPage({
    title: title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
<p>Scegli con quale persona accedere a ${escapeHtml(given.shop)}.</p>
<ul>
${given.persons.map((person) => `<li>${person}</li>`).join('\n')}
</ul>
<p>${given.footer}</p>`,
  });
}
