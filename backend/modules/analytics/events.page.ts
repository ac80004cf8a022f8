import { escapeHtml } from '../../http/escape-html.ts';
import { htmlPage } from '../../http/html-page.ts';
import type { CollectedEvent } from './collected-events.ts';

const row = ({ at, event: { name, ...rest } }: CollectedEvent): string =>
  `<tr><td>${at.toISOString()}</td><th scope="row">${escapeHtml(name)}</th><td><pre>${escapeHtml(JSON.stringify(rest, null, 1))}</pre></td></tr>`;

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 64rem; }
  table { border-collapse: collapse; width: 100%; }
  td, th { border-top: 1px solid var(--rule); padding: 0.5rem; text-align: left; vertical-align: top; }
  pre { margin: 0; font-size: 0.8rem; white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** What the pages of a brand have sent, newest first. */
export function eventsPage(events: readonly CollectedEvent[], shop: string): string {
  const title = `Statistiche ricevute · ${shop}`;
  const table = `<table><thead><tr><th scope="col">Quando</th><th scope="col">Evento</th><th scope="col">Che cosa</th></tr></thead><tbody>${events.map(row).join('')}</tbody></table>`;
  return htmlPage({
    lang: 'it',
    title,
    style,
    main: `<h1>${escapeHtml(title)}</h1>
${events.length === 0 ? '<p>Nessun evento: servono una visita e il consenso alle statistiche.</p>' : table}`,
  });
}
