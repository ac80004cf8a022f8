import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { WishlistItem } from '../../../contract/api/shopping/wishlist.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import {
  isListEditable,
  itemOrder,
  itemQuantity,
  shownListId,
} from '../../../machines/wishlist/wishlist.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { LazyAlertButton } from '../product-alert/LazyAlertButton.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { ListWaitingMark } from '../offline/WaitingMark.tsx';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { QuantityStepper, type QuantityEvent } from '../quantity/QuantityStepper.tsx';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import type { WishlistRef } from './list-refs.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface ListItemsProps {
  wishlist: WishlistRef;
  items: readonly WishlistItem[];
}

/** The products of a list by department, in the order they came (LIST-02). */
export function ListItems({ wishlist, items }: ListItemsProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const count = useRef(items.length);
  // A product that is taken off takes the keyboard along: it goes to the list.
  useLayoutEffect(() => {
    if (items.length < count.current && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    count.current = items.length;
  }, [items.length]);
  const order = useSelector(wishlist, itemOrder);
  const unsorted = t`I tuoi prodotti`;
  const groups = Map.groupBy(items, ({ product }) =>
    order === 'department' ? (product.breadCrumbs[0]?.name ?? unsorted) : unsorted,
  );
  return (
    <div ref={box} role="group" aria-label={t`Prodotti della lista`} tabIndex={-1}>
      <Panel>
        {items.length > 1 && (
          <Row>
            <Select
              variant="compact"
              label={t`Ordina la lista`}
              labelHidden
              value={order}
              options={[
                { value: 'department', label: t`Per reparto` },
                { value: 'name', label: t`Per nome` },
                { value: 'added', label: t`Dall’ultimo aggiunto` },
              ]}
              onValue={(value) =>
                wishlist.send({
                  type: 'items.sort',
                  order: value === 'name' || value === 'added' ? value : 'department',
                })
              }
            />
          </Row>
        )}
        {[...groups].map(([name, group]) => (
          <LineGroup
            key={name}
            title={name === unsorted ? name : nameText(group[0]?.product.breadCrumbs[0])}
            level={2}
          >
            {group.map((item) => (
              <ListLine key={item.itemId} wishlist={wishlist} item={item} />
            ))}
          </LineGroup>
        ))}
      </Panel>
    </div>
  );
}

const kindOf = { 'quantity.increase': 'more', 'quantity.decrease': 'less' } as const;

function ListLine({ wishlist, item }: { wishlist: WishlistRef; item: WishlistItem }) {
  const { t } = useLingui();
  const words = useQuantityWords();
  const { product } = item;
  const { productId } = product;
  const quantity = useSelector(wishlist, (list) => itemQuantity(list, item));
  const editable = useSelector(wishlist, isListEditable);
  const listId = useSelector(wishlist, shownListId);
  const total = moneyOfCents(lineTotal(product, quantity));
  const change = (event: QuantityEvent) =>
    wishlist.send({
      type: 'item.change',
      change:
        event.type === 'quantity.entered'
          ? { kind: 'typed', productId, text: event.text }
          : { kind: kindOf[event.type], productId },
    });
  return (
    <CartLine
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={<ProductMeta product={product} />}
      note={product.available === 0 ? t`Non disponibile per il giorno della consegna` : undefined}
      noteTone="warning"
      mark={listId !== null && <ListWaitingMark listId={listId} productId={productId} />}
      stepper={
        editable ? (
          <QuantityStepper
            product={product}
            quantity={quantity}
            size="line"
            below="removes"
            onChange={change}
          />
        ) : undefined
      }
      quantity={words(product, quantity)}
      total={hasVariableWeight(product.productInfos) ? t`ca. ${total}` : total}
      totalNote={unitPriceText(product)}
      remove={
        <IconButton
          label={t`Togli ${product.name} dalla lista`}
          icon={trashIcon}
          onClick={() => wishlist.send({ type: 'item.change', change: { kind: 'remove', productId } })}
        />
      }
      heart={editable && product.available === 0 ? <LazyAlertButton product={product} /> : undefined}
      out={product.available === 0}
    />
  );
}
