import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { shopRoutes } from '../../../backend/routes.ts';
import { errorCodes } from '../../../contract/api/error-codes.ts';
import { rawEndpoints } from '../../../contract/api/raw-calls.ts';
import { refusalsOf } from '../../../contract/api/refusals.ts';
import { isSpreadOver } from '../shop-copy.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

/** A JSON schema of 2020-12, as far as the document uses it. */
const schemaKeys = v.strictObject({
  $ref: v.optional(v.pipe(v.string(), v.regex(/^#\/components\/schemas\/\w+$/))),
  type: v.optional(v.union([v.string(), v.array(v.string())])),
  const: v.optional(v.unknown()),
  enum: v.optional(v.pipe(v.array(v.unknown()), v.minLength(1))),
  default: v.optional(v.unknown()),
  description: v.optional(v.string()),
  pattern: v.optional(v.string()),
  format: v.optional(v.string()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  minItems: v.optional(v.number()),
  maxItems: v.optional(v.number()),
  required: v.optional(v.array(v.string())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schema),
    ),
  ),
  additionalProperties: v.optional(v.lazy(() => schema)),
  propertyNames: v.optional(v.lazy(() => schema)),
  items: v.optional(v.lazy(() => schema)),
  anyOf: v.optional(v.array(v.lazy(() => schema))),
  oneOf: v.optional(v.array(v.lazy(() => schema))),
  allOf: v.optional(v.array(v.lazy(() => schema))),
});
const schema: v.GenericSchema = v.union([v.boolean(), schemaKeys]);

const content = v.record(v.string(), v.strictObject({ schema }));
const response = v.union([
  v.strictObject({ $ref: v.pipe(v.string(), v.regex(/^#\/components\/responses\/\w+$/)) }),
  v.strictObject({
    description: v.string(),
    content: v.optional(content),
    headers: v.optional(v.record(v.string(), v.strictObject({ schema }))),
  }),
]);
const operation = v.strictObject({
  operationId: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  summary: v.string(),
  tags: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.length(1)),
  parameters: v.array(
    v.strictObject({
      name: v.string(),
      in: v.picklist(['query', 'path', 'header']),
      required: v.boolean(),
      schema,
      description: v.optional(v.string()),
    }),
  ),
  requestBody: v.optional(v.strictObject({ required: v.boolean(), content })),
  responses: v.record(v.pipe(v.string(), v.regex(/^[2-5]\d\d$/)), response),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  'x-ids': v.pipe(v.array(v.string()), v.minLength(1)),
  'x-refusals': v.array(v.picklist(errorCodes)),
});
const openApi = v.strictObject({
  openapi: v.literal('3.1.0'),
  info: v.strictObject({ title: v.string(), version: v.string(), description: v.string() }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.strictObject({ get: v.optional(operation), post: v.optional(operation) }),
  ),
  components: v.strictObject({
    schemas: v.record(v.string(), schema),
    responses: v.record(v.string(), response),
    securitySchemes: v.record(
      v.string(),
      v.strictObject({ type: v.literal('apiKey'), in: v.picklist(['cookie', 'header']), name: v.string() }),
    ),
  }),
});

let text: string;
let described: v.InferOutput<typeof openApi>;

beforeAll(async () => {
  const answer = await shop().visitor().send('/__dev/openapi.json');
  text = await answer.text();
  described = v.parse(openApi, JSON.parse(text));
});

const operations = () =>
  Object.entries(described.paths).flatMap(([path, verbs]) =>
    Object.values(verbs)
      .filter((one) => one !== undefined)
      .map((one) => ({ path, ...one })),
  );

test('the document is of OpenAPI 3.1: its references lead somewhere, its operations have names of their own', () => {
  for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(?<kind>\w+)\/(?<name>\w+)/g)) {
    expect(
      Object.keys(kind === 'schemas' ? described.components.schemas : described.components.responses),
    ).toContain(name);
  }
  const ids = operations().map((one) => one.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { path, parameters, security } of operations()) {
    const named = [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.['name']);
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(named);
    expect(security.flatMap(Object.keys).every((name) => name in described.components.securitySchemes)).toBe(
      true,
    );
  }
});

test('every endpoint is there with its parameters, answer and codes, and nothing else is', () => {
  const endpoints = shopRoutes().all.map((route) => route.endpoint);
  for (const { id, path, method, effect, auth } of endpoints) {
    const verbs = described.paths[path];
    expect(verbs?.[method === 'GET' ? 'get' : 'post']?.['x-ids'], `${id} ${path}`).toContain(id);
    const statuses = Object.values(verbs ?? {}).flatMap((one) => Object.keys(one?.responses ?? {}));
    expect(statuses.includes('403')).toBe(effect === 'write' || method === 'POST');
    expect(statuses.includes('419')).toBe(auth === 'login');
  }
  const known = new Set([...endpoints, ...rawEndpoints].map((endpoint) => endpoint.id));
  expect(new Set(operations().flatMap((one) => one['x-ids']))).toEqual(known);
});

test('parameters say what the contract says', () => {
  const sort = described.paths['/ebsn/api/products']?.get?.parameters.find(({ name }) => name === 'sort');
  expect(sort).toEqual({
    name: 'sort',
    in: 'query',
    required: false,
    schema: {
      type: 'string',
      enum: ['', 'priceAsc', 'priceDesc', 'priceUmAsc', 'nameAsc', 'newest', 'promoFirst'],
      default: '',
    },
  });
  const note = described.paths['/ebsn/api/note/order/add']?.post;
  expect(note?.requestBody?.content['application/json']?.schema).toEqual({
    type: 'object',
    properties: {
      orderId: {
        type: 'integer',
        minimum: 1,
        maximum: isSpreadOver() ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1,
      },
      rating: { type: 'integer', minimum: 1, maximum: 5 },
      text: { type: 'string', default: '' },
    },
    required: ['orderId', 'rating'],
  });
  expect(note?.['x-refusals']).toEqual(['order.unknown', 'note.exists', 'auth.otherUser']);
  expect(note?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['X-Ebsn-Client', true],
    ['X-Ebsn-User', false],
  ]);
});

test('every code of a refusal belongs to a call, but those of the transport', () => {
  const told = new Set<string>(shopRoutes().all.flatMap((route) => refusalsOf(route.endpoint)));
  const transport = /^(?:request\.|resource\.|server\.|csrf\.|auth\.required|idempotency\.)/;
  expect(errorCodes.filter((code) => !told.has(code) && !transport.test(code))).toEqual([]);
});

test('the page shows each call with a form, and loads nothing from elsewhere', async () => {
  const visitor = shop().visitor();
  const page = await visitor.send('/__dev/api');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  for (const { path, operationId } of operations()) {
    expect(html).toContain(`<details id="${operationId}">`);
    expect(html).toContain(`data-path="${path}"`);
  }
  expect(html).not.toMatch(/(?:src|href|action)="https?:/);
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script src="/__dev/api.js" data-client-header="X-Ebsn-Client" defer>',
  ]);
  const script = await visitor.send('/__dev/api.js');
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await script.text()).toContain("[clientHeader]: 'site'");
});

test('without development there is no description', async () => {
  const open = await openTestShop({ embedded: false });
  for (const path of ['/__dev/openapi.json', '/__dev/api', '/__dev/api.js']) {
    expect((await open.visitor().send(path)).status).toBe(404);
  }
  await open.backend.close();
});
