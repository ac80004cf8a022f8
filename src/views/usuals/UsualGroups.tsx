import { useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Usual } from '../../../contract/api/ordering/usuals.ts';
import { isTakeable } from '../../../contract/rules/usuals/takeable.ts';
import { filteredUsuals, readyQuantity } from '../../../machines/usuals/usuals.selectors.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { UsualList, UsualRows } from '../../ui/commerce/UsualRow.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useProductsInCart } from '../cart/use-products-in-cart.ts';
import { UsualEntry } from './UsualEntry.tsx';
import type { UsualsRef } from './usuals-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** What runs low, then the rest by department; up and down walk the rows. */
export function UsualGroups({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const shown = useSelector(usuals, filteredUsuals, shallowEqual);
  const groups = Map.groupBy(shown, ({ isRunningLow, product }) =>
    isRunningLow ? t`Stanno finendo` : (product.breadCrumbs[0]?.name ?? t`Altri prodotti`),
  );
  return (
    <UsualList>
      <Stack gap="6">
        {[...groups].map(([name, group]) => (
          <Group key={name} usuals={usuals} name={name} group={group} />
        ))}
      </Stack>
    </UsualList>
  );
}

interface GroupProps {
  usuals: UsualsRef;
  name: string;
  group: readonly Usual[];
}

function Group({ usuals, name, group }: GroupProps) {
  const { t } = useLingui();
  const id = useId();
  const held = useProductsInCart();
  const productIds = group
    .filter((usual) => isTakeable(usual) && !held.has(usual.product.productId))
    .map(({ product }) => product.productId);
  const shared = [t`Stanno finendo`, t`Altri prodotti`];
  const areAllReady = useSelector(usuals, (snapshot) =>
    productIds.every((productId) => readyQuantity(snapshot, productId) > 0),
  );
  return (
    <section aria-labelledby={id}>
      <Stack gap="1">
        <Row justify="between">
          <Heading level={2} look="card" id={id}>
            {shared.includes(name) ? name : nameText(group[0]?.product.breadCrumbs[0])}
          </Heading>
          {productIds.length > 0 && (
            <TextButton
              aria-label={areAllReady ? t`Lascia tutti: ${name}` : t`Prendi tutti: ${name}`}
              onClick={() => usuals.send({ type: areAllReady ? 'group.leave' : 'group.take', productIds })}
            >
              {areAllReady ? t`Lascia tutti` : t`Prendi tutti`}
            </TextButton>
          )}
        </Row>
        <UsualRows>
          {group.map((usual) => (
            <UsualEntry key={usual.product.productId} usuals={usuals} usual={usual} />
          ))}
        </UsualRows>
      </Stack>
    </section>
  );
}
