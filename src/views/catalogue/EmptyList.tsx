import { useLingui } from '@lingui/react/macro';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { filterCount } from '../../routing/list-query.ts';
import { listPath, paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

interface EmptyListProps {
  query: ListQuery;
}

/** Nothing found, or no page so far: says what was looked for and where to go on (CAT-05, CAT-18). */
export function EmptyList({ query }: EmptyListProps) {
  const { t } = useLingui();
  const { title, advice } = useEmptyWords(query);
  return (
    <EmptyState
      title={title}
      picture="/media/emoji/1f50e-240.webp"
      actions={
        query.page > 1 ? (
          <ButtonLink href={listPath({ ...query, page: 1 })}>{t`Tutti i prodotti`}</ButtonLink>
        ) : (
          <ButtonLink href={paths.home}>{t`Vai ai reparti`}</ButtonLink>
        )
      }
    >
      {advice}
    </EmptyState>
  );
}

function useEmptyWords(query: ListQuery): { title: string; advice?: string } {
  const { t } = useLingui();
  const searched = query.q;
  if (query.page > 1) return { title: t`Qui non ci sono prodotti` };
  if (filterCount(query) > 0) {
    const title =
      searched === '' ? t`Nessun prodotto con questi filtri` : t`Nessun prodotto per «${searched}»`;
    return { title, advice: t`Togli un filtro per vedere di più.` };
  }
  return searched === ''
    ? { title: t`Qui non ci sono prodotti`, advice: t`Guarda negli altri reparti.` }
    : {
        title: t`Nessun prodotto per «${searched}»`,
        advice: t`Controlla come l’hai scritto, o prova con una parola sola.`,
      };
}
