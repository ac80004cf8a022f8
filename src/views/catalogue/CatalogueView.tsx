import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  firstPageShown,
  hasListFailed,
  isListLoading,
  isLoadingMore,
  listCategory,
  listQuery,
  productList,
} from '../../../machines/catalogue/catalogue.selectors.ts';
import { listPath, paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Listing } from '../../ui/layout/Listing.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { PagerProgress } from '../../ui/navigation/Pager.tsx';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { TileGrid } from '../../ui/layout/TileGrid.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { FacetColumn } from './FacetColumn.tsx';
import { facetsId } from './facets-id.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface CatalogueViewProps {
  catalogue: CatalogueRef;
  /** Heading of a list that is no category. */
  title?: string;
  /** What there is to say of the list as a whole. */
  note?: ReactNode;
  /** What stands in an empty list's place. */
  empty: ReactNode;
  /** In the list's place. */
  instead?: ReactNode;
  below?: ReactNode;
  /** Where tabs choose what is shown: the id of the panel, and of the chosen tab. */
  panel?: { id: string; tabId: string } | undefined;
}

const eagerTiles = 4;

/** A list of products beside its filters (CAT-05, CAT-07, CAT-14). */
export function CatalogueView({ catalogue, title, note, empty, instead, below, panel }: CatalogueViewProps) {
  const { t } = useLingui();
  const view = useSelector(catalogue, listCategory);
  const list = useSelector(catalogue, productList);
  const isLoading = useSelector(catalogue, isListLoading);
  const hasFailed = useSelector(catalogue, hasListFailed);
  // Until the category is there, or when it does not come, the page still says what it is.
  const name = view === null ? (title ?? t`Prodotti`) : nameText(view.category);
  const crumbs = view?.breadCrumbs.slice(0, -1) ?? [];
  const listing = (
    <Listing
      facetsLabel={t`Filtri`}
      facetsId={facetsId}
      facets={list === null ? null : <FacetColumn catalogue={catalogue} list={list} />}
    >
      {list !== null && <ListToolbar catalogue={catalogue} list={list} />}
      {hasFailed ? (
        <ListFailure catalogue={catalogue} />
      ) : list === null || isLoading ? (
        <TileGrid busy isMain>
          {Array.from({ length: 12 }, (_, index) => (
            <ProductTileSkeleton key={index} />
          ))}
        </TileGrid>
      ) : list.products.length === 0 ? (
        empty
      ) : (
        <Products catalogue={catalogue} />
      )}
    </Listing>
  );
  return (
    <Page>
      <Breadcrumbs
        label={t`Percorso`}
        links={[
          { href: paths.home, label: t`Home` },
          ...crumbs.map((crumb) => ({
            href: paths.category(crumb.slug),
            label: nameText(crumb),
          })),
        ]}
        current={name}
      />
      <Stack gap="3">
        <Heading level={1}>{name}</Heading>
        {note}
      </Stack>
      {view !== null && <CategoryChips category={view.category} />}
      {panel === undefined ? (
        listing
      ) : (
        <div role="tabpanel" id={panel.id} aria-labelledby={panel.tabId}>
          <Stack gap="8">
            {instead ?? listing}
            {below}
          </Stack>
        </div>
      )}
    </Page>
  );
}

function ListFailure({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      role="alert"
      action={<Button onClick={() => catalogue.send({ type: 'list.retry' })}>{t`Riprova`}</Button>}
    >
      {t`Si è verificato un errore, riprova tra qualche minuto.`}
    </Alert>
  );
}

function Products({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  const list = useSelector(catalogue, productList);
  const query = useSelector(catalogue, listQuery);
  const firstPage = useSelector(catalogue, firstPageShown);
  const busy = useSelector(catalogue, isLoadingMore);
  if (list === null) return null;
  const { page, products } = list;
  const seen = Math.min((firstPage - 1) * page.itemsPerPage + products.length, page.totItems);
  // Where hits lie in several departments, each says its own (CAT-16).
  const areTold = list.departments.length > 1 && query.parentCategoryId === null;
  const more = Math.min(page.itemsPerPage, page.totItems - page.selPage * page.itemsPerPage);
  return (
    <>
      {firstPage > 1 && (
        <ButtonLink
          variant="secondary"
          href={listPath({ ...query, page: firstPage - 1 })}
        >{t`Mostra i 24 precedenti`}</ButtonLink>
      )}
      <Excluded list={products} />
      <TileGrid busy={busy} isMain>
        {products.map((product, index) => (
          <ProductCard
            key={product.productId}
            product={product}
            level={2}
            eager={index < eagerTiles}
            isDepartmentTold={areTold}
          />
        ))}
      </TileGrid>
      <PagerProgress
        seen={seen}
        total={page.totItems}
        next={
          page.selPage < page.totPages
            ? {
                href: listPath({ ...query, page: page.selPage + 1 }),
                label: t`${plural(more, { one: 'Mostra un altro', other: 'Mostra altri #' })}`,
              }
            : undefined
        }
      >
        {t`Hai visto ${seen} prodotti su ${page.totItems}`}
      </PagerProgress>
    </>
  );
}
