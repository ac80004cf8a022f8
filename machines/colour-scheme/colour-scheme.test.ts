import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { SchemeChoice } from '../../contract/rules/session/colour-scheme.ts';
import { colourSchemeMachine } from './colour-scheme.machine.ts';
import { chosenScheme } from './colour-scheme.selectors.ts';

function start() {
  const done: string[] = [];
  const actor = createActor(
    colourSchemeMachine.provide({
      actions: {
        keepScheme: (_, { scheme }) => void done.push(`keep ${scheme}`),
        showScheme: (_, { scheme }) => void done.push(`show ${scheme}`),
      },
    }),
  ).start();
  return { actor, done, chosen: () => chosenScheme(actor.getSnapshot()) };
}

const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];

test('B-02: no choice holds, is kept or shown, until one is known', () => {
  const { chosen, done } = start();
  expect([chosen(), done]).toEqual([null, []]);
});

test.each(choices)('B-02: choosing %s keeps and shows it', (scheme) => {
  const { actor, chosen, done } = start();
  actor.send({ type: 'scheme.chosen', scheme });
  expect([chosen(), done]).toEqual([scheme, [`keep ${scheme}`, `show ${scheme}`]]);
});

test.each(choices)('B-02: %s, told as the page opens, holds and is shown already', (scheme) => {
  const { actor, chosen, done } = start();
  actor.send({ type: 'scheme.told', scheme });
  expect([chosen(), done]).toEqual([scheme, []]);
});

test.each(choices)('B-02: %s, told by another tab, is shown and not kept again', (scheme) => {
  const { actor, chosen, done } = start();
  actor.send({ type: 'scheme.chosen', scheme: 'dark' });
  actor.send({ type: 'scheme.told', scheme });
  expect([chosen(), done]).toEqual([scheme, ['keep dark', 'show dark', `show ${scheme}`]]);
});
