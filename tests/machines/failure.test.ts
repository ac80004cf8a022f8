import { expect, test } from 'vitest';
import { failureGuards, isRefusedFor } from '../../machines/failure.logic.ts';
import { failed, refusal } from './held.ts';

const world = {} as Parameters<typeof isRefusedFor>[0]; // they look at the failure alone

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

test('a refusal is known by its code', () => {
  const error = refusal('cart.locked');
  expect(['cart.locked', 'cart.empty'].map((code) => isRefusedFor(world, { error, code }))).toEqual([
    true,
    false,
  ]);
});
