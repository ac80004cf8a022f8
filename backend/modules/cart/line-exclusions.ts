import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import { excludedBy } from '../exclusion/excluded-by.ts';
import { reasonKey } from '../exclusion/exclusion-reasons.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';

/** A line as far as its exclusions go; `accepted` are keys of reasons. */
interface JudgedLine {
  readonly shelf: ShelfProduct;
  readonly accepted: readonly string[];
}

/** Why the shopper excludes what a line is of, as far as they have not accepted it for the line (B-23). */
export function openExclusions(exclusions: Exclusions | null, { shelf, accepted }: JudgedLine) {
  return excludedBy(shelf, exclusions).filter((reason) => !accepted.includes(reasonKey(reason)));
}

/** What a line has accepted once `accept_exclusions` was sent for it; a reason that comes up later is asked about anew. */
export function acceptedOnce(
  sent: string | undefined,
  exclusions: Exclusions | null,
  { shelf, accepted }: JudgedLine,
): readonly string[] {
  if (sent === undefined) return accepted;
  if (sent !== 'true') return [];
  return [...new Set([...accepted, ...excludedBy(shelf, exclusions).map(reasonKey)])];
}

/** What the API tells of a line: the open reasons, and whether there are others, all of them accepted. */
export function exclusionsView(
  exclusions: Exclusions | null,
  line: JudgedLine,
): { readonly exclusions: readonly ExclusionReason[]; readonly acceptsExclusions: boolean } {
  const open = openExclusions(exclusions, line);
  return {
    exclusions: open,
    acceptsExclusions: open.length === 0 && excludedBy(line.shelf, exclusions).length > 0,
  };
}
