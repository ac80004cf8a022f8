import { useLingui } from '@lingui/react/macro';
import type { DepartmentHits } from '../../../contract/api/shopping/product.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { withChange } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** A search that found nothing in the department it was narrowed to, and the way to all of them (CAT-16, CAT-18). */
export function EmptyDepartment({ query, department }: { query: ListQuery; department: DepartmentHits }) {
  const { t } = useLingui();
  const { q } = query;
  const name = '\0';
  // Rich messages are none of the search's first files.
  const [before, after] = t`Nessun prodotto per «${q}» in ${name}`.split(name);
  return (
    <EmptyState
      title={
        <>
          {before}
          {nameText(department)}
          {after}
        </>
      }
      picture="/media/emoji/1f50e-240.webp"
      actions={
        <ButtonLink href={listPath(withChange(query, { parentCategoryId: null }))}>
          {t`Tutti i reparti`}
        </ButtonLink>
      }
    />
  );
}
