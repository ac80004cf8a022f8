import { escapeHtml } from '../mail/mail-text.ts';
import type { DemoPerson } from './demo-persons.ts';

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #f3f4f2; color: #1c2321; }
  main { max-width: 26rem; margin: 8vh auto; padding: 2rem; background: #fff; border-radius: 0.75rem; }
  h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
  ul { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: 0.75rem; }
  .person { display: block; box-sizing: border-box; width: 100%; padding: 0.75rem 1rem; font: inherit;
    text-align: start; border: 1px solid #5d6663; border-radius: 0.5rem; background: #fff; color: inherit;
    text-decoration: none; cursor: pointer; }
  .person span { display: block; font-size: 0.875rem; color: #4a524f; }
  .person:focus-visible, a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }`;

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
  const title = `Identità di prova · ${escapeHtml(given.provider)}`;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Scegli con quale persona accedere a ${escapeHtml(given.shop)}.</p>
<ul>
${given.persons.map((person) => `<li>${person}</li>`).join('\n')}
</ul>
<p>${given.footer}</p>
</main>
</body>
</html>`;
}
