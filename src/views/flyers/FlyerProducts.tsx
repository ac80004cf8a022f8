import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { productPageSize } from '../../../contract/api/page-sizes.ts';
import {
  areFlyerProductsComing,
  chosenDepartment,
  flyerDepartments,
  flyerPage,
  flyerProducts,
  flyerSort,
  haveFlyerProductsFailed,
  shownFlyer,
  shownFlyerProducts,
} from '../../../machines/flyer/flyer.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChipToggles } from '../../ui/buttons/ChipToggles.tsx';
import { ProductTileSkeleton } from '../../ui/commerce/ProductTileSkeleton.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { TileGrid } from '../../ui/layout/TileGrid.tsx';
import { PagerProgress } from '../../ui/navigation/Pager.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProductCard } from '../product-tile/ProductCard.tsx';
import type { FlyerRef } from './flyer-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

const eagerTiles = 4;

/** The products of a flyer, of one department or of all (NAV-16). */
export function FlyerProducts({ page }: { page: FlyerRef }) {
  const { t } = useLingui();
  const areComing = useSelector(page, areFlyerProductsComing);
  const haveFailed = useSelector(page, haveFlyerProductsFailed);
  const all = useSelector(page, flyerProducts);
  if (haveFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => page.send({ type: 'list.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i prodotti del volantino.`}
      </Alert>
    );
  if (areComing)
    return (
      <TileGrid busy isMain>
        {Array.from({ length: 10 }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </TileGrid>
    );
  if (all.length === 0)
    return <Text tone="muted">{t`Nessun prodotto di questo volantino è in vendita.`}</Text>;
  return (
    <>
      <Row justify="between" wrap>
        <Departments page={page} />
        <Sorting page={page} />
      </Row>
      <Tiles page={page} />
    </>
  );
}

/** The value of the chip for all departments: no slug is empty. */
const everything = '';

function Departments({ page }: { page: FlyerRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(page, (now) => now);
  const count = flyerProducts(snapshot).length;
  return (
    <ChipToggles
      label={t`Reparti del volantino`}
      choices={[
        { value: everything, label: t`Tutte, ${count}` },
        ...flyerDepartments(snapshot).map((department) => {
          const { slug, count: ofIt } = department;
          return {
            value: slug,
            label: (
              <>
                {nameText(department)}, {ofIt}
              </>
            ),
          };
        }),
      ]}
      chosen={chosenDepartment(snapshot) ?? everything}
      onChoose={(slug) =>
        page.send({ type: 'department.chosen', department: slug === everything ? null : slug })
      }
    />
  );
}

function Sorting({ page }: { page: FlyerRef }) {
  const { t } = useLingui();
  const sort = useSelector(page, flyerSort);
  const options = [
    { value: 'discount', label: t`Sconto più alto` },
    { value: 'price', label: t`Prezzo crescente` },
    { value: 'flyer', label: t`Come nel volantino` },
  ] as const;
  return (
    <Select
      label={t`Ordina per`}
      labelHidden
      variant="compact"
      value={sort}
      options={options}
      onValue={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen !== undefined) page.send({ type: 'sort.chosen', sort: chosen.value });
      }}
    />
  );
}

function Tiles({ page }: { page: FlyerRef }) {
  const { t } = useLingui();
  const snapshot = useSelector(page, (now) => now);
  const slug = shownFlyer(snapshot)?.slug ?? '';
  const { products, total } = shownFlyerProducts(snapshot);
  const seen = products.length;
  const more = Math.min(productPageSize, total - seen);
  return (
    <>
      <TileGrid isMain>
        {products.map((product, index) => (
          <ProductCard key={product.productId} product={product} level={2} eager={index < eagerTiles} />
        ))}
      </TileGrid>
      {total > productPageSize && (
        <PagerProgress
          seen={seen}
          total={total}
          next={
            more > 0
              ? {
                  href: paths.flyerPage(slug, flyerPage(snapshot) + 1),
                  label: t`${plural(more, { one: 'Mostra un altro', other: 'Mostra altri #' })}`,
                }
              : undefined
          }
        >
          {t`Hai visto ${seen} prodotti su ${total}`}
        </PagerProgress>
      )}
    </>
  );
}
