import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import { sessionHeaders, type SessionHeaders } from '../../../contract/api/headers.ts';
import { rawEndpoints } from '../../../contract/api/raw-calls.ts';
import { apiVersion } from '../../../contract/api/api-version.ts';
import type { BackendConfig } from '../../platform/config.ts';
import { componentSchemas } from './json-schema.ts';
import { json, plainOperation, shopOperation } from './operation.ts';
import type { Operation } from './operation.ts';

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** The settings that name what carries a session (SES-02). */
export type NameConfig = Pick<BackendConfig, 'headerPrefix' | 'sessionCookie'>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Paths;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

function pathsOf(endpoints: readonly Endpoint[], headers: SessionHeaders): Paths {
  const byPath = Map.groupBy(endpoints, ({ path }) => path);
  const shop = [...byPath].map(([path, all]): [string, Record<string, Operation>] => {
    const operations: Record<string, Operation> = {};
    for (const method of ['GET', 'POST'] as const) {
      // A GET that writes answers POST with the same parameters too (T7).
      const able = all.filter(
        (one) => one.method === method || (method === 'POST' && one.effect === 'write'),
      );
      if (able.length > 0) operations[method.toLowerCase()] = shopOperation(able, { method, headers });
    }
    return [path, operations];
  });
  const plain = rawEndpoints.map((endpoint): [string, Record<string, Operation>] => [
    endpoint.path,
    { [endpoint.method.toLowerCase()]: plainOperation(endpoint, headers.client) },
  ]);
  return Object.fromEntries([...shop, ...plain]);
}

const message = (kind: 'error' | 'info' | 'warning'): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { [kind]: { type: 'string' }, code: { type: 'string' }, field: { type: 'string' } },
    required: [kind],
  },
});
const texts: JsonSchema = { type: 'array', items: { type: 'string' } };
const lists = ['errors', 'infos', 'warnings', 'errorsMessage', 'infosMessage', 'warningsMessage'];

const envelope: JsonSchema = {
  type: 'object',
  properties: {
    response: {
      type: 'object',
      properties: {
        status: { enum: [-1, 0, 1, 2, 3, 4, 5, 6] },
        errors: message('error'),
        infos: message('info'),
        warnings: message('warning'),
        errorsMessage: texts,
        infosMessage: texts,
        warningsMessage: texts,
      },
      required: ['status', ...lists],
    },
    user: {
      type: 'object',
      properties: {
        userId: { type: 'integer' },
        login: { type: ['string', 'null'] },
        firstName: { type: 'string' },
        lastName: { type: 'string' },
      },
      required: ['userId', 'login'],
    },
    data: { type: ['object', 'null'] },
  },
  required: ['response', 'user', 'data'],
};

const failed = (description: string) => ({
  description,
  content: json({ $ref: '#/components/schemas/Envelope' }),
});

/** The whole API of the shop, generated from the contract. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { headerPrefix, sessionCookie }: NameConfig,
): OpenApiDocument {
  const names = sessionHeaders(headerPrefix);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: apiVersion,
      description: 'Generated from the contract. The tenant is chosen by the Host header (T6).',
    },
    paths: pathsOf(endpoints, names),
    components: {
      schemas: { Envelope: envelope, ...componentSchemas() },
      responses: {
        Unreadable: failed('Status 2, request.malformed: the body cannot be read'),
        CrossSite: failed('Status 5, csrf.refused: another site may have caused it (T7)'),
        Unknown: failed('Status 4, resource.unknown: it does not exist, or is not yours'),
        SessionRequired: failed('Status 3, auth.required: no valid session'),
        WrongParameter: failed('Status 2, request.parameter: `field` names it'),
        TooMany: failed('Status 6, request.tooMany: Retry-After tells the seconds (T10)'),
        Failed: failed('Status -1, server.error'),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        app: { type: 'apiKey', in: 'header', name: names.session },
      },
    },
  };
}
