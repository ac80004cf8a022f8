import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import { someExclusions } from '../../paths/fixtures/exclusion-fixtures.ts';
import type { ExclusionsToKeep } from '../../services/account/exclusions.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { exclusionsLogic } from './exclusions.logic.ts';
import {
  areExclusionsKept,
  areExclusionsShown,
  areExclusionsUnsaved,
  exclusionsError,
  exclusionsForm,
  isConsentLacking,
  termFault,
  typedTerm,
} from './exclusions.selectors.ts';

async function opened(kept: Exclusions | null) {
  const view = held<Exclusions | null>();
  const save = held<Exclusions | null, ExclusionsToKeep>();
  const remove = held<void>();
  const actor = createActor(
    exclusionsLogic.provide({
      actors: {
        viewExclusions: view.patient,
        saveExclusions: save.patient,
        removeExclusions: remove.patient,
      },
    }),
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await view.latest().answer(kept);
  const add = (text: string) => {
    actor.send({ type: 'term.type', text });
    actor.send({ type: 'term.add' });
  };
  return { actor, view, save, remove, emitted, add, at: () => actor.getSnapshot() };
}

const none: Exclusions = { allergens: [], traces: false, diets: [], terms: [], hide: false };

test('B-23: nothing goes out before the consent, and all of it with it', async () => {
  const { actor, at, save, emitted } = await opened(null);
  actor.send({ type: 'allergen.toggle', allergen: 'milk' });
  actor.send({ type: 'allergen.toggle', allergen: 'gluten' });
  actor.send({ type: 'diet.toggle', diet: 'vegano' });
  actor.send({ type: 'traces.choose', isOn: true });
  actor.send({ type: 'hiding.choose', isOn: true });
  actor.send({ type: 'term.type', text: '  olio   di palma ' });
  actor.send({ type: 'exclusions.save' });
  expect([save.calls.length, isConsentLacking(at()), emitted]).toEqual([0, true, []]);
  actor.send({ type: 'consent.give', isGiven: true });
  actor.send({ type: 'exclusions.save' });
  const exclusions: Exclusions = {
    allergens: ['gluten', 'milk'],
    traces: true,
    diets: ['vegano'],
    terms: ['olio di palma'],
    hide: true,
  };
  expect(save.calls.map(({ input }) => input)).toEqual([{ exclusions, hasConsent: true }]);
  await save.latest().answer(exclusions);
  expect([
    at().value,
    areExclusionsShown(at()),
    areExclusionsKept(at()),
    areExclusionsUnsaved(at()),
    emitted,
  ]).toEqual([{ shown: 'saved' }, true, true, false, [{ type: 'exclusions.changed', hasExclusions: true }]]);
});

test('B-23: what is turned over and back is not changed, and is not sent', async () => {
  const { actor, at, save, add } = await opened(someExclusions());
  for (let times = 0; times < 2; times += 1) actor.send({ type: 'allergen.toggle', allergen: 'gluten' });
  actor.send({ type: 'term.remove', term: 'Frizzalà' });
  add('Frizzalà');
  actor.send({ type: 'exclusions.save' });
  expect([areExclusionsUnsaved(at()), exclusionsForm(at()), save.calls.length]).toEqual([
    false,
    someExclusions(),
    0,
  ]);
});

test.each([
  ['blank', '  '],
  ['twice', 'OLIO  di Palma'],
  ['twice', 'frizzala'],
  ['long', 'è'.repeat(61)],
] as const)('B-23, VAL-14: %s is told of %j, which stays in the field', async (fault, text) => {
  const { at, add } = await opened(someExclusions());
  add(text);
  expect([termFault(at()), typedTerm(at()), exclusionsForm(at()).terms]).toEqual([
    fault,
    text,
    ['olio di palma', 'Frizzalà'],
  ]);
});

test('B-23: fifty of sixty characters are kept, and not one more', async () => {
  const terms = Array.from({ length: 49 }, (_, at) => `parola ${at}`);
  const { at, add } = await opened({ ...none, terms });
  const longest = 'è'.repeat(60);
  add(longest);
  expect([termFault(at()), exclusionsForm(at()).terms]).toEqual([null, [...terms, longest]]);
  add('zucchero');
  expect([termFault(at()), typedTerm(at()), exclusionsForm(at()).terms.length]).toEqual([
    'many',
    'zucchero',
    50,
  ]);
});

test('B-23: a consent the shop does not have is asked for again, with all that was chosen', async () => {
  const { actor, at, save, emitted } = await opened(someExclusions());
  actor.send({ type: 'allergen.toggle', allergen: 'soy' });
  actor.send({ type: 'exclusions.save' });
  await save.latest().fail(refusal('exclusion.consent.required'));
  expect([
    isConsentLacking(at()),
    exclusionsError(at()),
    areExclusionsKept(at()),
    exclusionsForm(at()),
  ]).toEqual([true, null, false, someExclusions({ allergens: ['gluten', 'soy', 'nuts'] })]);
  actor.send({ type: 'exclusions.save' });
  expect([save.calls.length, emitted]).toEqual([1, []]);
});

test('B-23: a consent given elsewhere meanwhile is missed no more', async () => {
  const { actor, at, view } = await opened(null);
  actor.send({ type: 'hiding.choose', isOn: true });
  actor.send({ type: 'exclusions.save' });
  expect(isConsentLacking(at())).toBe(true);
  actor.send({ type: 'session.closed', reason: 'expired' });
  actor.send({ type: 'session.opened' });
  await view.latest().answer(someExclusions());
  expect([isConsentLacking(at()), exclusionsForm(at())]).toEqual([false, { ...none, hide: true }]);
});

test('B-23, VAL-14: a field left empty is complained of no more when the rest is saved', async () => {
  const { actor, at, add, save } = await opened(someExclusions());
  add(' ');
  expect(termFault(at())).toBe('blank');
  actor.send({ type: 'hiding.choose', isOn: true });
  actor.send({ type: 'exclusions.save' });
  await save.latest().fail(failed('network'));
  expect([termFault(at()), exclusionsForm(at()), exclusionsError(at())?.failure]).toEqual([
    null,
    someExclusions({ hide: true }),
    'network',
  ]);
});
