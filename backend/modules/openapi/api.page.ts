import type { JsonSchema } from '@valibot/to-json-schema';
import { htmlPage } from '../../http/html-page.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { sessionHeaders } from '../../../contract/api/headers.ts';
import type { NameConfig, OpenApiDocument } from './openapi.ts';
import type { Operation } from './operation.ts';

const style = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
  h2 { margin: 2rem 0 0.5rem; }
  details { border-top: 1px solid var(--rule); padding: 0.5rem 0; }
  summary { cursor: pointer; min-height: 1.75rem; }
  summary b { display: inline-block; min-width: 3.25rem; }
  table { border-collapse: collapse; } td, th { text-align: start; padding: 0.125rem 1rem 0.125rem 0; }
  pre, output { display: block; overflow: auto; max-height: 24rem; padding: 0.75rem; background: var(--code-ground);
    white-space: pre-wrap; font: 0.875rem/1.4 ui-monospace, monospace; }
  output:empty { display: none; }
  input, textarea, button { font: inherit; min-height: 2rem; box-sizing: border-box; }
  textarea { width: 100%; min-height: 6rem; font-family: ui-monospace, monospace; }
  label { display: inline-flex; flex-direction: column; margin: 0 1rem 0.5rem 0; }`;

const code = (value: unknown) => escapeHtml(JSON.stringify(value, null, 2));

function typeText(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
  const { minimum, maximum } = schema;
  return minimum === undefined && maximum === undefined
    ? type
    : `${type} [${minimum ?? ''}..${maximum ?? ''}]`;
}

function parameterTable({ parameters }: Operation): string {
  if (parameters.length === 0) return '<p>No parameters.</p>';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}</td><td>${escapeHtml(typeText(schema))}</td>
<td>${required ? 'required' : ''}</td><td>${schema.default === undefined ? '' : code(schema.default)}</td></tr>`,
  );
  return `<table><tr><th>Name</th><th>In</th><th>Type</th><th></th><th>Default</th></tr>${rows.join('')}</table>`;
}

function field({ name, in: place, required }: Operation['parameters'][number]): string {
  const label = escapeHtml(name);
  return `<label>${label}<input name="${label}" data-in="${place}"${required ? ' required' : ''}></label>`;
}

const bodySchema = ({ requestBody }: Operation): JsonSchema | null =>
  requestBody === undefined ? null : (Object.values(requestBody.content)[0]?.schema ?? null);

/** An empty body with the names of what must be sent. */
function emptyBody(schema: JsonSchema): string {
  const [first] = schema.oneOf ?? schema.anyOf ?? [schema];
  const required = typeof first === 'object' ? (first.required ?? []) : [];
  return JSON.stringify(Object.fromEntries(required.map((name) => [name, null])), null, 2);
}

function tryIt(path: string, method: string, operation: Operation): string {
  const fields = operation.parameters.filter((parameter) => parameter.in !== 'header').map(field);
  const schema = bodySchema(operation);
  const body =
    schema === null
      ? ''
      : `<label>JSON body<textarea name="__body">${escapeHtml(emptyBody(schema))}</textarea></label>`;
  return `<form method="${method === 'GET' ? 'get' : 'post'}" action="${escapeHtml(path)}" data-method="${method}" data-path="${escapeHtml(path)}">
${fields.join('')}${body}<button>Try it</button><output></output></form>`;
}

function errorCodes(operation: Operation): string {
  const statuses = Object.keys(operation.responses).filter((status) => status !== '200');
  const refusals = operation['x-refusals'].map((one) => `<code>${escapeHtml(one)}</code>`).join(' ');
  return `<p>HTTP statuses besides 200: ${statuses.join(', ')}</p>${refusals === '' ? '' : `<p>Refusals: ${refusals}</p>`}`;
}

function article(path: string, verb: string, operation: Operation): string {
  const method = verb.toUpperCase();
  const schema = bodySchema(operation);
  const isLogin = operation.security.length > 0;
  return `<details id="${escapeHtml(operation.operationId)}">
<summary><b>${method}</b> <code>${escapeHtml(path)}</code> ${operation['x-ids'].join(', ')}${isLogin ? ' · login' : ''}</summary>
${parameterTable(operation)}
${schema === null ? '' : `<h3>Body</h3><pre>${code(schema)}</pre>`}
<h3>Answer</h3><pre>${code(operation.responses['200'] ?? operation.responses['302'])}</pre>
${errorCodes(operation)}
${tryIt(path, method, operation)}
</details>`;
}

/** Every call with its parameters, answer, error codes and a form that sends it; reads without script. */
export function apiPage({ paths, info, components }: OpenApiDocument, { headerPrefix }: NameConfig): string {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const sections = [...Map.groupBy(calls, ({ operation }) => operation.tags[0] ?? '')].map(
    ([tag, members]) => `<section><h2>${escapeHtml(tag)}</h2>
${members.map(({ path, verb, operation }) => article(path, verb, operation)).join('\n')}</section>`,
  );
  const shapes = Object.entries(components['schemas'] ?? {}).map(
    ([name, schema]) => `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>
<pre>${code(schema)}</pre></details>`,
  );
  return htmlPage({
    lang: 'en',
    title: `${info.title} ${info.version}`,
    style,
    head: `<script src="/__dev/api.js" data-client-header="${sessionHeaders(headerPrefix).client}" defer></script>\n`,
    main: `<h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>
<p>${escapeHtml(info.description)} <a href="/__dev/openapi.json">openapi.json</a></p>
${sections.join('\n')}
<section><h2>Shapes</h2>
${shapes.join('\n')}</section>`,
  });
}
