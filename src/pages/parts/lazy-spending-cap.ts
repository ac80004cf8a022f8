import type { PageDependencies } from '../../routing/page.ts';
import { onDemand } from '../../views/on-demand.tsx';
import type { openSpendingCap } from './spending-cap.tsx';

type Opened = ReturnType<typeof openSpendingCap>;

/** What the cart says of the shopper's cap: its code comes after the page, which can do without it. */
export function lazySpendingCap(deps: Pick<PageDependencies, 'services' | 'connect' | 'hash'>) {
  let opened: Promise<Opened> | undefined;
  const open = () => (opened ??= import('./spending-cap.tsx').then((code) => code.openSpendingCap(deps)));
  return {
    OfCart: onDemand(
      async () => (await open()).OfCart,
      async () => (await import('./substitution-words.ts')).substitutionMessages,
    ),
    stop: () => void opened?.then(({ stop }) => stop()),
  };
}
