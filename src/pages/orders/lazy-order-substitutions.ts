import type { PageDependencies } from '../../routing/page.ts';
import type { OrderSubstitutionParts } from '../../views/cart/substitutions/substitution-refs.ts';
import { onDemand } from '../../views/on-demand.tsx';

type OpenedParts = OrderSubstitutionParts & { stop: () => void };

const none = () => null;
const nothing: OpenedParts = { OfOrder: none, OfLine: none, stop: () => undefined };

/** What the page of an order says about goods that are sold out: its code, the cart's too, comes with the first order that is shown. */
export function lazyOrderSubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect'>,
  orderId: number,
) {
  let opened: Promise<OpenedParts> | undefined;
  const open = () =>
    (opened ??= import('../parts/substitutions.tsx').then(
      ({ openOrderSubstitutions }) => openOrderSubstitutions(deps, orderId),
      () => nothing,
    ));
  const words = async () => (await import('../parts/substitution-words.ts')).substitutionMessages;
  return {
    OfOrder: onDemand(async () => (await open()).OfOrder, words),
    OfLine: onDemand(async () => (await open()).OfLine, words),
    stop: () => void opened?.then(({ stop }) => stop()),
  };
}
