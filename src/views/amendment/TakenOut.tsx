import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '../../../contract/api/ordering/order.ts';
import type { LineChange } from '../../../contract/rules/checkout/amendment-changes.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { chosenOptionNames } from '../../text/chosen-option-names.ts';
import { money } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useShop } from '../shop-context.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** What was taken out of the order; each can be put back as it was. */
export function TakenOut({ lines }: { lines: readonly LineChange[] }) {
  const { t } = useLingui();
  return (
    <LineGroup title={t`Tolti`} level={2}>
      {lines.map(({ ordered }) => ordered !== null && <Gone key={ordered.orderItemId} line={ordered} />)}
    </LineGroup>
  );
}

function Gone({ line }: { line: OrderItem }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const words = useQuantityWords();
  const { product, cartItemInfo } = line;
  const quantity = effectiveQuantity(line);
  const chosen = Object.fromEntries(
    product.selectOptions.flatMap(({ parameterName }) => {
      const key = cartItemInfo[parameterName];
      return key === undefined ? [] : [[parameterName, key]];
    }),
  );
  return (
    <CartLine
      name={nameText(product)}
      picture={thumbPicture(product)}
      meta={
        <ProductMeta
          product={product}
          chosen={chosenOptionNames(product, cartItemInfo)}
          more={[t`prima ${words(product, quantity)}`]}
        />
      }
      mark={<Badge tone="danger">{t`Tolto`}</Badge>}
      quantity={
        <Button
          variant="secondary"
          size="sm"
          aria-label={t`Rimetti ${product.name}`}
          onClick={() =>
            flows.addToCart.send({
              type: 'cart.add',
              request: {
                kind: 'product',
                requestId: newUuid(),
                product,
                quantity,
                chosen,
                acceptAlternatives: cartItemInfo.accept_alternatives === 'true',
              },
            })
          }
        >
          {t`Rimetti`}
        </Button>
      }
      total={<s>{money(line.grossTotal)}</s>}
      out
      gone
    />
  );
}
