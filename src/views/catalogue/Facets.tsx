import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProductList } from '../../../contract/api/shopping/product.ts';
import { listQuery } from '../../../machines/catalogue/catalogue.selectors.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { withChange, withFilter, withoutFilters } from '../../routing/list-query.ts';
import { listPath } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Facet } from '../../ui/forms/Facet.tsx';
import { useShop } from '../shop-context.ts';
import type { CatalogueRef } from './catalogue-ref.ts';
import { QueryFields } from './QueryFields.tsx';

interface FacetsProps {
  catalogue: CatalogueRef;
  list: ProductList;
}

const openFacets = 3;

/** The filters: a plain form that follows each choice at once where script is there (CAT-07, CAT-10, CAT-12). */
export function Facets({ catalogue, list }: FacetsProps) {
  const { t } = useLingui();
  const { navigation, cart } = useShop().flows;
  const query = useSelector(catalogue, listQuery);
  const hasFavorites = useSelector(cart, (snapshot) => shownCart(snapshot)?.user.hasFavorites === true);
  const go = (next: ListQuery) =>
    navigation.send({ type: 'target.choose', path: listPath(next), needsLogin: false });
  const cleared = withoutFilters(query);
  return (
    <form action={listPath({ ...cleared, q: '', sort: '' })}>
      <QueryFields query={query} without={['filter', 'promo', 'new_product', 'preferred']} />
      {list.facets.map((facet, index) => (
        <Facet
          key={facet.parameterName}
          title={facet.name}
          open={index < openFacets || facet.values.some((value) => value.selected)}
        >
          {facet.values.map((value) => (
            <Checkbox
              key={value.key}
              size="sm"
              name="filter"
              value={`${facet.parameterName}:${value.key}`}
              label={value.name}
              count={value.count}
              checked={value.selected}
              onChecked={() => go(withFilter(query, `${facet.parameterName}:${value.key}`))}
            />
          ))}
        </Facet>
      ))}
      <Facet title={t`Altro`} open>
        <Checkbox
          size="sm"
          name="promo"
          value="true"
          label={t`Solo in offerta`}
          checked={query.promo}
          onChecked={(promo) => go(withChange(query, { promo }))}
        />
        <Checkbox
          size="sm"
          name="new_product"
          value="true"
          label={t`Novità`}
          checked={query.onlyNew}
          onChecked={(onlyNew) => go(withChange(query, { onlyNew }))}
        />
        {hasFavorites && (
          <Checkbox
            size="sm"
            name="preferred"
            value="true"
            label={t`Già acquistati`}
            checked={query.preferred}
            onChecked={(preferred) => go(withChange(query, { preferred }))}
          />
        )}
      </Facet>
      <noscript>
        <Button type="submit" block>
          {t`Applica i filtri`}
        </Button>
      </noscript>
    </form>
  );
}
