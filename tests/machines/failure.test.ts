import { expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { failureGuards, refusalOf } from '../../machines/failure.logic.ts';
import { failed, refusal } from './held.ts';

const world = {} as Parameters<typeof failureGuards.isRefused>[0]; // they look at the failure alone

const kinds = ['sessionExpired', 'serviceDown', 'network', 'notFound', 'refused'] as const;

test.each([
  ['isSessionExpired', ['sessionExpired']],
  ['isServiceDown', ['serviceDown']],
  ['isInterrupted', ['sessionExpired', 'serviceDown']],
  ['isMissing', ['notFound']],
  ['isRefused', ['refused']],
] as const)('SES-07, ERR-13: %s says yes to %j alone', (name, said) => {
  const guard = failureGuards[name];
  const errorOf = (kind: (typeof kinds)[number]) =>
    kind === 'refused' ? refusal('cart.locked') : failed(kind);
  expect(kinds.filter((kind) => guard(world, { error: errorOf(kind) }))).toEqual(said);
});

test('VAL-15: a refusal tells each field its first message, and the rest besides', () => {
  const said = (...fields: (string | null)[]) =>
    new ApiFailure('refused', {
      messages: fields.map((field, place) => ({ code: 'validation', text: `${place}`, field })),
    });
  const fieldOf = (name: string) => (name === 'new_email' ? 'email' : null);
  expect(refusalOf(said('new_email', 'new_email'), fieldOf)).toEqual({
    atFields: { email: '0' },
    besides: null,
  });
  expect(refusalOf(said('new_email', 'phone', null), fieldOf)).toMatchObject({
    atFields: { email: '0' },
    besides: { failure: 'refused', messages: [{ text: '1' }, { text: '2' }] },
  });
  expect(refusalOf(said(), fieldOf)).toEqual({ atFields: {}, besides: { failure: 'refused', messages: [] } });
});
