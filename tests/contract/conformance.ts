import * as v from 'valibot';
import { expect } from 'vitest';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { refusalsOf } from '../../contract/api/refusals.ts';
import { errorCodes } from '../../contract/api/error-codes.ts';
import { apiVersion } from '../../contract/api/api-version.ts';

const coded = { code: v.optional(v.string()), field: v.optional(v.string()) };

/** The envelope to the letter (T1): no field more, none less. */
const envelopeSchema = v.strictObject({
  response: v.strictObject({
    status: v.picklist([0, 1, 2, 3, 4, 5, 6, -1]),
    errors: v.array(v.strictObject({ error: v.string(), ...coded })),
    infos: v.array(v.strictObject({ info: v.string(), ...coded })),
    warnings: v.array(v.strictObject({ warning: v.string(), ...coded })),
    errorsMessage: v.array(v.string()),
    infosMessage: v.array(v.string()),
    warningsMessage: v.array(v.string()),
  }),
  user: v.strictObject({
    userId: v.number(),
    login: v.nullable(v.string()),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
  }),
  data: v.nullable(v.record(v.string(), v.unknown())),
});

export type EnvelopeBody = v.InferOutput<typeof envelopeSchema>;

const httpOfStatus: Readonly<Record<number, readonly number[]>> = {
  0: [200],
  1: [200],
  2: [400, 405, 413, 415, 422],
  3: [419],
  4: [404],
  5: [403],
  6: [429],
  [-1]: [500, 503],
};

const known = new Set<string>(errorCodes);

function checkMessages({ response }: EnvelopeBody): void {
  expect(response.errorsMessage).toEqual(response.errors.map((message) => message.error));
  expect(response.infosMessage).toEqual(response.infos.map((message) => message.info));
  expect(response.warningsMessage).toEqual(response.warnings.map((message) => message.warning));
  if (response.status !== 0) expect(response.errors.length).toBeGreaterThan(0);
  for (const { code } of [...response.errors, ...response.warnings]) expect(known).toContain(code);
  for (const { code } of response.infos) expect(code === undefined || known.has(code)).toBe(true);
}

/** Checks an answer of the shop API against T1, T2 and T11, and its data against the endpoint (API-02). */
export function checkAnswer(response: Response, text: string, endpoint: Endpoint | null): EnvelopeBody {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('x-ebsn-version')).toBe(apiVersion);
  const body = v.parse(envelopeSchema, JSON.parse(text));
  expect(httpOfStatus[body.response.status], `HTTP of status ${body.response.status}`).toContain(
    response.status,
  );
  checkMessages(body);
  expect(response.headers.get('cache-control')).toMatch(/^(?:private, no-store|public, max-age=60)$/);
  if (body.response.status === 1 && endpoint !== null) {
    const codes = body.response.errors.map(({ code }) => code);
    expect(refusalsOf(endpoint), `refusals of ${endpoint.id}`).toEqual(expect.arrayContaining(codes));
  }
  if (body.response.status === 0 && endpoint !== null) {
    const parsed = v.safeParse(endpoint.data, body.data);
    expect(parsed.issues ?? [], `data of ${endpoint.id}`).toEqual([]);
    // Equal after parsing: the answer says nothing the contract does not know.
    expect(body.data, `data of ${endpoint.id}`).toEqual(parsed.output);
  }
  expect(text).not.toMatch(/\bat [\w./<>]+ \(|SELECT |node_modules|password_hash/);
  return body;
}
