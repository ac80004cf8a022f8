import { useLingui } from '@lingui/react/macro';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { isFiltered } from '../../routing/list-query.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

interface EmptyListProps {
  query: ListQuery;
}

/** Nothing found: says what was looked for and where to go on (CAT-18). */
export function EmptyList({ query }: EmptyListProps) {
  const { t } = useLingui();
  const searched = query.q;
  const hasFilters = isFiltered(query);
  return (
    <EmptyState
      title={
        searched !== ''
          ? t`Nessun prodotto per «${searched}»`
          : hasFilters
            ? t`Nessun prodotto con questi filtri`
            : t`Qui non ci sono prodotti`
      }
      level={2}
      picture="/media/emoji/1f50e-240.webp"
      actions={<ButtonLink href={paths.home}>{t`Vai ai reparti`}</ButtonLink>}
    >
      {hasFilters
        ? t`Togli un filtro per vedere di più.`
        : searched !== ''
          ? t`Controlla come l’hai scritto, o prova con una parola sola.`
          : t`Guarda negli altri reparti.`}
    </EmptyState>
  );
}
