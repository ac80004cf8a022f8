import { messages } from '#words/exclusion.po';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { Allergen, Diet } from '../../contract/rules/catalogue/allergens.ts';

/** What is said of allergens and exclusions: whoever says it brings it along. */
export const exclusionWords = messages;

/** The fourteen as a shopper calls them, as a name of its own (Reg. UE 1169/2011, allegato II). */
export const allergenNames: Readonly<Record<Allergen, MessageDescriptor>> = {
  gluten: msg`Glutine`,
  crustaceans: msg`Crostacei`,
  eggs: msg`Uova`,
  fish: msg`Pesce`,
  peanuts: msg`Arachidi`,
  soy: msg`Soia`,
  milk: msg`Latte`,
  nuts: msg`Frutta a guscio`,
  celery: msg`Sedano`,
  mustard: msg`Senape`,
  sesame: msg`Sesamo`,
  sulphites: msg`Solfiti`,
  lupin: msg`Lupini`,
  molluscs: msg`Molluschi`,
};

const notOfDiet: Readonly<Record<Diet, MessageDescriptor>> = {
  vegetariano: msg`Non è detto vegetariano`,
  vegano: msg`Non è detto vegano`,
};

/** An allergen inside a sentence. */
const nameOf = (i18n: I18n, allergen: Allergen): string => i18n._(allergenNames[allergen]).toLowerCase();

/** A reason in a word or two, as a badge says it: "Glutine", "Tracce di soia". */
export function reasonBadge(i18n: I18n, reason: ExclusionReason): string {
  if (reason.kind === 'allergen') return i18n._(allergenNames[reason.allergen]);
  if (reason.kind === 'trace') return i18n._(msg`Tracce di ${nameOf(i18n, reason.allergen)}`);
  return reason.kind === 'diet' ? i18n._(notOfDiet[reason.diet]) : reason.term;
}

/** A reason as a sentence without its full stop: "Contiene glutine", "Può contenere soia". */
export function reasonText(i18n: I18n, reason: ExclusionReason): string {
  if (reason.kind === 'allergen') return i18n._(msg`Contiene ${nameOf(i18n, reason.allergen)}`);
  if (reason.kind === 'trace') return i18n._(msg`Può contenere ${nameOf(i18n, reason.allergen)}`);
  if (reason.kind === 'diet') return i18n._(notOfDiet[reason.diet]);
  const { term } = reason;
  return i18n._(msg`Hai escluso «${term}»`);
}
