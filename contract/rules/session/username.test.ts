import { expect, test } from 'vitest';
import { usernameRule } from './username.ts';

test.each([
  ['giulia84', true],
  ['g.m', true],
  ['a_b@c-d', true],
  ['x'.repeat(40), true],
  ['', true],
  ['ab', false],
  ['x'.repeat(41), false],
  ['con spazio', false],
  ['è-così', false],
  ['a/b', false],
])('REG-18: %j is a user name: %s', (value, isOne) => {
  expect(usernameRule(value) === null).toBe(isOne);
});
