import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

interface EmptyListProps {
  /** The searched words, or empty. */
  searched: string;
}

/** Nothing found: says what was looked for and where to go on (CAT-18). */
export function EmptyList({ searched }: EmptyListProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={searched === '' ? t`Nessun prodotto con questi filtri` : t`Nessun prodotto per «${searched}»`}
      level={2}
      picture="/media/emoji/1f50e-240.webp"
      actions={<ButtonLink href={paths.home}>{t`Vai ai reparti`}</ButtonLink>}
    >
      {searched === ''
        ? t`Togli un filtro per vedere di più.`
        : t`Controlla come l’hai scritto, o prova con una parola sola.`}
    </EmptyState>
  );
}
