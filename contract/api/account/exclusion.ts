import * as v from 'valibot';
import { allergens, diets } from '../../rules/catalogue/allergens.ts';
import { defineEndpoint, noData } from '../endpoint.ts';
import { flag, id, items, text } from '../params.ts';
import { exclusionReasonSchema } from '../shopping/exclusion-reason.ts';

/** Most ingredients and brands one user excludes. */
export const mostExcludedTerms = 50;

/** Longest ingredient or brand, in characters. */
export const longestExcludedTerm = 60;

/**
 * What a user wants to keep clear of (B-23): allergens, with `traces` also what may contain them; `diets`, whose claim
 * a food has to carry; `terms` are ingredients or brands in the user's words. `hide` leaves such products out of lists.
 * Data concerning health (art. 9 GDPR): kept with the user's explicit consent, for nothing else.
 */
export const exclusionsSchema = v.object({
  allergens: v.array(v.picklist(allergens)),
  traces: v.boolean(),
  diets: v.array(v.picklist(diets)),
  terms: v.array(v.string()),
  hide: v.boolean(),
});
export type Exclusions = v.InferOutput<typeof exclusionsSchema>;

const kept = v.object({ exclusions: v.nullable(exclusionsSchema) });

/** The user's own; null where none are kept. */
export const viewExclusions = defineEndpoint({
  id: 'E01',
  call: 'GET /exclusion/view',
  auth: 'login',
  params: v.object({}),
  data: kept,
});

/** Keeps them as a whole; without `consent` nothing is kept (`exclusion.consent.required`). */
export const saveExclusions = defineEndpoint({
  id: 'E02',
  call: 'POST /exclusion/save',
  auth: 'login',
  effect: 'write',
  params: v.object({
    allergens: v.pipe(v.array(v.picklist(allergens)), v.maxLength(allergens.length)),
    traces: flag(),
    diets: v.pipe(v.array(v.picklist(diets)), v.maxLength(diets.length)),
    terms: v.pipe(v.array(text(longestExcludedTerm, 1)), v.maxLength(mostExcludedTerms)),
    hide: flag(),
    consent: flag(),
  }),
  data: kept,
});

/** Takes the consent back: all of it is deleted, and what was accepted in the cart too. */
export const removeExclusions = defineEndpoint({
  id: 'E03',
  call: 'POST /exclusion/remove',
  auth: 'login',
  effect: 'write',
  params: v.object({}),
  data: noData,
});

/** Which of some products, at most 200, the user excludes, and why; nothing of who keeps no exclusions, nor of unknown products. */
export const checkExclusions = defineEndpoint({
  id: 'E04',
  call: 'GET /exclusion/check',
  auth: 'login',
  params: v.object({ product_ids: items(id()) }),
  data: v.object({
    excluded: v.array(v.object({ productId: v.number(), reasons: v.array(exclusionReasonSchema) })),
    /** The user wants such products left out of lists. */
    hide: v.boolean(),
  }),
});
