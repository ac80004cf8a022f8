import type { PageDependencies } from '../../routing/page.ts';
import { onDemand } from '../../views/on-demand.tsx';

type Opened = ReturnType<(typeof import('./age-declaration.tsx'))['openAgeDeclaration']>;

/** What is asked of whoever buys alcohol: its code comes with the first cart that holds some. */
export function lazyAgeDeclaration(deps: Pick<PageDependencies, 'services' | 'connect'>) {
  let opened: Promise<Opened> | undefined;
  const open = () =>
    (opened ??= import('./age-declaration.tsx').then(({ openAgeDeclaration }) => openAgeDeclaration(deps)));
  return {
    OfCart: onDemand(
      async () => (await open()).OfCart,
      async () => (await import('./substitution-words.ts')).substitutionMessages,
    ),
    stop: () => void opened?.then(({ stop }) => stop()),
  };
}
