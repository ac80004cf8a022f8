import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ProductList } from '../../../contract/api/shopping/product.ts';
import { sortKeys, type SortKey } from '../../../contract/api/shopping/sort-keys.ts';
import { listQuery } from '../../../machines/catalogue/catalogue.selectors.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { filterCount, withChange, withFilter, withoutFilters } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChipRemove } from '../../ui/buttons/Chip.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { slidersIcon } from '../../ui/icons/sliders.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { Toolbar } from '../../ui/layout/Toolbar.tsx';
import { onDemand } from '../on-demand.tsx';
import { useShop } from '../shop-context.ts';
import type { CatalogueRef } from './catalogue-ref.ts';
import { facetsId } from './facets-id.ts';
import { QueryFields } from './QueryFields.tsx';

const FacetSheet = onDemand(async () => (await import('./FacetSheet.tsx')).FacetSheet);

interface ListToolbarProps {
  catalogue: CatalogueRef;
  list: ProductList;
}

const isSortKey = (value: string): value is SortKey => sortKeys.some((key) => key === value);

/** What is chosen, how much is found, and in which order (CAT-11). */
export function ListToolbar({ catalogue, list }: ListToolbarProps) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  // The sheet of small screens is nobody else's business.
  const [isSheetOpen, setSheetOpen] = useState(false);
  const total = list.page.totItems;
  const chosen = filterCount(query);
  return (
    <>
      <Toolbar
        lead={
          <Button
            variant="secondary"
            size="sm"
            icon={slidersIcon}
            aria-haspopup="dialog"
            onClick={() => setSheetOpen(true)}
          >
            {t`Filtri`}
            {chosen > 0 && ` (${chosen})`}
          </Button>
        }
        plainLead={
          import.meta.env.SSR && (
            <ButtonLink variant="secondary" size="sm" icon={slidersIcon} href={`#${facetsId}`}>
              {t`Filtri`}
            </ButtonLink>
          )
        }
        chips={<ChosenChips list={list} query={query} />}
        status={t`Prodotti trovati: ${total}`}
        end={<SortSelect query={query} />}
      />
      {isSheetOpen && <FacetSheet catalogue={catalogue} list={list} onClose={() => setSheetOpen(false)} />}
    </>
  );
}

function ChosenChips({ list, query }: { list: ProductList; query: ListQuery }) {
  const { t } = useLingui();
  const chosen = list.facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.selected)
      .map((value) => ({
        label: value.name,
        next: withFilter(query, `${facet.parameterName}:${value.key}`),
      })),
  );
  if (query.promo) chosen.push({ label: t`In offerta`, next: withChange(query, { promo: false }) });
  if (query.onlyNew) chosen.push({ label: t`Novità`, next: withChange(query, { onlyNew: false }) });
  if (query.preferred)
    chosen.push({ label: t`Già acquistati`, next: withChange(query, { preferred: false }) });
  // Values of two facets may have one name; each takes another one off.
  return chosen.map(({ label, next }) => (
    <ChipRemove key={listPath(next)} removeLabel={t`Togli il filtro`} href={listPath(next)}>
      {label}
    </ChipRemove>
  ));
}

function SortSelect({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const { navigation } = useShop().flows;
  const labels: Record<SortKey, string> = {
    '': t`Più rilevanti`,
    priceAsc: t`Prezzo crescente`,
    priceDesc: t`Prezzo decrescente`,
    priceUmAsc: t`Prezzo al kg o al litro`,
    nameAsc: t`Nome`,
    newest: t`Novità prima`,
    promoFirst: t`Offerte prima`,
  };
  return (
    <form action={listPath({ ...withoutFilters(query), q: '', sort: '', parentCategoryId: null })}>
      <QueryFields query={query} without={['sort']} />
      <Select
        label={t`Ordina per`}
        labelHidden
        variant="compact"
        name="sort"
        value={query.sort}
        options={sortKeys.map((key) => ({ value: key, label: labels[key] }))}
        onValue={(sort) => {
          if (!isSortKey(sort)) return;
          navigation.send({
            type: 'target.choose',
            path: listPath(withChange(query, { sort })),
            needsLogin: false,
          });
        }}
      />
      <noscript>
        <Button type="submit" size="sm">
          {t`Ordina`}
        </Button>
      </noscript>
    </form>
  );
}
