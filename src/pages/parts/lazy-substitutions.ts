import type { PageDependencies } from '../../routing/page.ts';
import type { SubstitutionParts } from '../../views/cart/substitutions/substitution-refs.ts';
import { onDemand } from '../../views/on-demand.tsx';

type OpenedParts = SubstitutionParts & { stop: () => void };

const none = () => null;
const nothing: OpenedParts = { OfCart: none, OfLine: none, InsteadOfLine: none, stop: () => undefined };

/** What a page says about goods that are sold out, and of notes to lines, which are only read where `isRead`: its code comes with the first cart that is shown, which can do without it. */
export function lazySubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect' | 'hash'>,
  { isRead = false } = {},
) {
  let opened: Promise<OpenedParts> | undefined;
  const open = () =>
    (opened ??= import('./substitutions.tsx').then(
      ({ openSubstitutions }) => openSubstitutions({ ...deps, isRead }),
      () => nothing,
    ));
  const words = async () => (await import('./substitution-words.ts')).substitutionMessages;
  return {
    OfCart: onDemand(async () => (await open()).OfCart, words),
    OfLine: onDemand(async () => (await open()).OfLine, words),
    InsteadOfLine: onDemand(async () => (await open()).InsteadOfLine, words),
    stop: () => void opened?.then(({ stop }) => stop()),
  };
}
