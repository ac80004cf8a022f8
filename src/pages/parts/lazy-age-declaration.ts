import type { PageDependencies } from '../../routing/page.ts';
import type { openAgeDeclaration } from './age-declaration.tsx';
import { onDemand } from '../../views/on-demand.tsx';

type Opened = ReturnType<typeof openAgeDeclaration>;

/** What is asked of whoever buys alcohol: its code comes with the first cart that holds some. */
export function lazyAgeDeclaration(deps: Pick<PageDependencies, 'services' | 'connect'>) {
  let opened: Promise<Opened> | undefined;
  const open = () =>
    (opened ??= import('./age-declaration.tsx').then((code) => code.openAgeDeclaration(deps)));
  return {
    OfCart: onDemand(
      async () => (await open()).OfCart,
      async () => (await import('./substitution-words.ts')).substitutionMessages,
    ),
    stop: () => void opened?.then(({ stop }) => stop()),
  };
}
