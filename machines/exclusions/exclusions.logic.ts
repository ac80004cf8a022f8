import { assign } from 'xstate';
import {
  longestExcludedTerm,
  mostExcludedTerms,
  type Exclusions,
} from '../../contract/api/account/exclusion.ts';
import { allergens, diets } from '../../contract/rules/catalogue/allergens.ts';
import { characterCount } from '../../contract/rules/validation/field-rule.ts';
import type { GivenGuard } from '../chart.types.ts';
import { assignDismissed, assignFailure, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { exclusionsMachine } from './exclusions.machine.ts';
import { shownExclusions } from './exclusions.selectors.ts';
import type { ExclusionsContext, TermFault } from './exclusions.types.ts';

interface Given {
  context: ExclusionsContext;
}

/** A term without blanks around and between, as it is kept. */
const tidy = (term: string): string => term.replaceAll(/\s+/g, ' ').trim();

const accents = /\p{M}/gu;

/** Terms that differ in case or accents alone are one. */
const fold = (term: string): string => tidy(term).normalize('NFD').replaceAll(accents, '').toLowerCase();

const isSame = (one: Exclusions, other: Exclusions): boolean =>
  one.traces === other.traces &&
  one.hide === other.hide &&
  [one.allergens, one.diets, one.terms].every((list, at) => {
    const others: readonly string[] = [other.allergens, other.diets, other.terms][at] ?? [];
    return list.length === others.length && list.every((each) => others.includes(each));
  });

const nothing: Exclusions = { allergens: [], traces: false, diets: [], terms: [], hide: false };

/** What differs from what is kept; null where nothing does. */
const editsOf = (kept: Exclusions | null, wanted: Exclusions): Exclusions | null =>
  isSame(wanted, kept ?? nothing) ? null : wanted;

/** What is shown, changed in this. */
const changedIn = (context: ExclusionsContext, change: Partial<Exclusions>) => ({
  edits: editsOf(context.kept, { ...shownExclusions(context), ...change }),
});

function termFault({ context }: Given): TermFault | null {
  const { terms } = shownExclusions(context);
  const term = tidy(context.term);
  if (term === '') return 'blank';
  if (terms.some((one) => fold(one) === fold(term))) return 'twice';
  if (characterCount(term) > longestExcludedTerm) return 'long';
  return terms.length < mostExcludedTerms ? null : 'many';
}

const isBlank = ({ context }: Given): boolean => tidy(context.term) === '';

const isTermBad = (given: Given): boolean => termFault(given) !== null;
const hasWrongTerm = (given: Given): boolean => !isBlank(given) && isTermBad(given);
const hasNothingNew = (given: Given): boolean => given.context.edits === null && isBlank(given);

/** A save that was interrupted goes out again, if the consent to it still stands. */
const isSaveDue = ({ context }: Given, { kept }: { kept: Exclusions | null }): boolean =>
  context.due === 'save' &&
  (kept !== null || context.consents) &&
  context.edits !== null &&
  !isSame(context.edits, kept ?? nothing);

const isRemovalDue = ({ context }: Given, { kept }: { kept: Exclusions | null }): boolean =>
  context.due === 'remove' && kept !== null;

const lacksConsent: GivenGuard<{ error: unknown }> = (of, { error }) =>
  isRefusedFor(of, { error, code: 'exclusion.consent.required' });

export const exclusionsLogic = exclusionsMachine.provide({
  actions: {
    assignKept: assign(
      ({ context: { edits, lacksConsent: isMissed } }, { kept }: { kept: Exclusions | null }) => ({
        kept,
        edits: edits === null ? null : editsOf(kept, edits),
        // It was given elsewhere meanwhile.
        lacksConsent: isMissed && kept === null,
      }),
    ),
    toggleAllergen: assign(({ context }, { allergen }: { allergen: Exclusions['allergens'][number] }) => {
      const { allergens: chosen } = shownExclusions(context);
      const isOn = chosen.includes(allergen);
      return changedIn(context, {
        allergens: allergens.filter((one) => (one === allergen ? !isOn : chosen.includes(one))),
      });
    }),
    toggleDiet: assign(({ context }, { diet }: { diet: Exclusions['diets'][number] }) => {
      const { diets: chosen } = shownExclusions(context);
      const isOn = chosen.includes(diet);
      return changedIn(context, {
        diets: diets.filter((one) => (one === diet ? !isOn : chosen.includes(one))),
      });
    }),
    setTraces: assign(({ context }, { isOn }: { isOn: boolean }) => changedIn(context, { traces: isOn })),
    setHiding: assign(({ context }, { isOn }: { isOn: boolean }) => changedIn(context, { hide: isOn })),
    takeTerm: assign(({ context }) =>
      isBlank({ context })
        ? { term: '', termFault: null }
        : {
            ...changedIn(context, { terms: [...shownExclusions(context).terms, tidy(context.term)] }),
            term: '',
            termFault: null,
          },
    ),
    dropTerm: assign(({ context }, { term }: { term: string }) => ({
      ...changedIn(context, { terms: shownExclusions(context).terms.filter((one) => one !== term) }),
      termFault: null,
    })),
    judgeTerm: assign(({ context }) => ({ termFault: termFault({ context }) })),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    isTermBad,
    hasWrongTerm,
    hasNothingNew,
    isSaveDue,
    isRemovalDue,
    isDismissed: failureGuards.isDismissed,
    lacksConsent,
  },
});
