import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { clientKinds, idempotencyHeaders, type SessionHeaders } from '../../../contract/api/headers.ts';
import type { RawEndpoint } from '../../../contract/api/raw-calls.ts';
import { refusalsOf } from '../../../contract/api/refusals.ts';
import { answerSchema, paramsSchema } from './json-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
  readonly description?: string;
}

interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

/** A call as OpenAPI describes it; `x-` fields are the contract's own. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly [more: string]: unknown }>
  >;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-ids': readonly string[];
  readonly 'x-refusals': readonly string[];
}

/** JSON of a shape. */
export const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
const refTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

const headerParameter = (
  name: string,
  required: boolean,
  schema: JsonSchema,
  description: string,
): Parameter => ({
  name,
  in: 'header',
  required,
  schema,
  description,
});

const clientParameter = (name: string) =>
  headerParameter(name, true, { enum: [...clientKinds] }, 'T7: a write without it is refused');
const userParameter = (name: string) =>
  headerParameter(
    name,
    false,
    { type: 'string' },
    'The userId a write is meant for: with another user’s session it is refused, auth.otherUser',
  );
const keyHeader = headerParameter(
  idempotencyHeaders.key,
  false,
  { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
  'T9: the same key and parameters within 24 hours give the first answer again',
);

function queryParameters(schemas: readonly JsonSchema[], isAlternative: boolean): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const { properties = {}, required = [] } of schemas) {
    for (const [name, schema] of Object.entries(properties)) {
      if (typeof schema === 'boolean' || parameters.has(name)) continue;
      const isRequired = !isAlternative && required.includes(name);
      parameters.set(name, { name, in: 'query', required: isRequired, schema });
    }
  }
  return [...parameters.values()];
}

const oneOfAll = (schemas: readonly JsonSchema[]): JsonSchema => {
  const [first = {}, ...others] = schemas;
  return others.length === 0 ? first : { anyOf: [...schemas] };
};

/** The area of a call: the part of its path after the root of its API. */
function tagOf(path: string): string {
  if (path.startsWith('/p/')) return 'content';
  return path.replace(/^\/ebsn\/api/, '').split('/')[1] ?? '';
}

/** Endpoints of one path and method: a list and a view may share them. */
export function shopOperation(
  endpoints: readonly Endpoint[],
  { method, headers }: { method: 'GET' | 'POST'; headers: Pick<SessionHeaders, 'client' | 'user'> },
): Operation {
  const [first] = endpoints;
  if (first === undefined) throw new RangeError('an operation without an endpoint');
  const isWrite = first.effect === 'write';
  const isLogin = first.auth === 'login';
  const params = endpoints.map(({ params: schema }) => paramsSchema(schema));
  const data = oneOfAll(endpoints.map(({ data: schema }) => answerSchema(schema)));
  const ids = [...new Set(endpoints.map(({ id }) => id))];
  const body = oneOfAll(params);
  return {
    operationId: `${ids.join('-')}-${method.toLowerCase()}`,
    summary: `${ids.join(', ')} ${first.path}`,
    tags: [tagOf(first.path)],
    parameters: [
      ...(isWrite || method === 'POST' ? [clientParameter(headers.client)] : []),
      ...(isWrite ? [userParameter(headers.user)] : []),
      ...(first.idempotent ? [keyHeader] : []),
      ...(method === 'GET' ? queryParameters(params, endpoints.length > 1) : []),
    ],
    ...(method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { ...json(body), 'application/x-www-form-urlencoded': { schema: body } },
          },
        }),
    responses: {
      '200': {
        description: 'Status 0: done, with data; status 1: refused, nothing was changed',
        content: json({
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            { type: 'object', properties: { data: { anyOf: [data, { type: 'null' }] } } },
          ],
        }),
      },
      '400': refTo('Unreadable'),
      ...(isWrite || method === 'POST' ? { '403': refTo('CrossSite') } : {}),
      ...(isWrite ? {} : { '404': refTo('Unknown') }),
      ...(isLogin ? { '419': refTo('SessionRequired') } : {}),
      '422': refTo('WrongParameter'),
      '429': refTo('TooMany'),
      '500': refTo('Failed'),
    },
    security: isLogin ? [{ session: [] }, { app: [] }] : [],
    'x-ids': ids,
    'x-refusals': [...new Set(endpoints.flatMap(refusalsOf))],
  };
}

/** A call that answers no envelope. */
export function plainOperation(endpoint: RawEndpoint, clientHeader: string): Operation {
  const { id, method, path, data } = endpoint;
  const params = paramsSchema(endpoint.params);
  const pathParameters = Object.entries(endpoint.pathParams).map(([name, schema]): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: paramsSchema(schema),
  }));
  return {
    operationId: id,
    summary: `${id} ${path}`,
    tags: [tagOf(path)],
    parameters: [
      ...pathParameters,
      ...(method === 'POST' ? [clientParameter(clientHeader)] : queryParameters([params], false)),
    ],
    ...(method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/x-www-form-urlencoded': { schema: params } },
          },
        }),
    responses:
      data === null
        ? { '302': { description: 'Leads elsewhere', headers: { Location: { schema: { type: 'string' } } } } }
        : { '200': { description: 'Done', content: json(answerSchema(data)) } },
    security: [],
    'x-ids': [id],
    'x-refusals': [],
  };
}
