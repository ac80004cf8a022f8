import type { EndpointData, EndpointParams } from '../../../contract/api/endpoint.ts';
import type { checkExclusions, Exclusions, saveExclusions } from '../../../contract/api/account/exclusion.ts';
import { allergens, diets } from '../../../contract/rules/catalogue/allergens.ts';
import { fold } from '../../platform/fold.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { excludedBy } from './excluded-by.ts';
import type { ExclusionContext } from './exclusion.context.ts';
import { consentRequired } from './exclusion.errors.ts';
import { keysOf } from './exclusion-reasons.ts';

type Sent = EndpointParams<typeof saveExclusions>;

/** What a user keeps, without the moment of their consent; null for nothing (E01). */
export async function findExclusions(
  context: Pick<ExclusionContext, 'exclusions'>,
  userId: number,
): Promise<Exclusions | null> {
  const row = await context.exclusions.find(userId);
  if (row === null) return null;
  const { allergens: without, traces, diets: kept, terms, hide } = row;
  return { allergens: without, traces, diets: kept, terms, hide };
}

/** Terms without blanks around and between, each once whatever its case. */
function tidyTerms(sent: readonly string[]): string[] {
  const terms = new Map<string, string>();
  for (const one of sent) {
    const term = one.replaceAll(/\s+/g, ' ').trim();
    if (term !== '' && !terms.has(fold(term))) terms.set(fold(term), term);
  }
  return [...terms.values()];
}

/**
 * Keeps what a user excludes, as a whole (E02). What was accepted in their carts and is excluded no more is forgotten.
 * Throws `exclusion.consent.required`.
 */
export function keepExclusions(
  context: Transactional<Pick<ExclusionContext, 'carts' | 'exclusions' | 'now'>>,
  userId: number,
  { consent, ...sent }: Sent,
): Promise<Exclusions> {
  const kept: Exclusions = {
    allergens: allergens.filter((allergen) => sent.allergens.includes(allergen)),
    traces: sent.traces,
    diets: diets.filter((diet) => sent.diets.includes(diet)),
    terms: tidyTerms(sent.terms),
    hide: sent.hide,
  };
  return context.transaction(async (unit) => {
    if (!consent) throw consentRequired();
    await unit.exclusions.save(userId, kept, unit.now);
    await unit.carts.keepAccepted(userId, keysOf(kept));
    return kept;
  });
}

/** Forgets what a user excludes, and what they accepted (E03). */
export function forgetExclusions(
  context: Transactional<Pick<ExclusionContext, 'carts' | 'exclusions'>>,
  userId: number,
): Promise<void> {
  return context.transaction(async (unit) => {
    await unit.exclusions.remove(userId);
    await unit.carts.keepAccepted(userId, []);
  });
}

/** Which of some products a user excludes, each once, and why (E04). */
export async function judgeProducts(
  context: Pick<ExclusionContext, 'exclusions' | 'shop'>,
  userId: number,
  productIds: readonly number[],
): Promise<EndpointData<typeof checkExclusions>> {
  const exclusions = await context.exclusions.find(userId);
  if (exclusions === null) return { excluded: [], hide: false };
  const { catalogue } = await context.shop();
  return {
    excluded: [...new Set(productIds)].flatMap((productId) => {
      const product = catalogue.byId(productId);
      const reasons = product === null ? [] : excludedBy(product, exclusions);
      return reasons.length === 0 ? [] : [{ productId, reasons: [...reasons] }];
    }),
    hide: exclusions.hide,
  };
}
