import { messages } from '#words/substitution.po';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { effectiveQuantity } from '../../../../contract/rules/checkout/cart-line.ts';
import { exchangeFor } from '../../../../contract/rules/checkout/exchange.ts';
import { exchangedQuantity } from '../../../../contract/rules/quantity/exchanged-quantity.ts';
import { cartLines, lineOfProduct } from '../../../../machines/cart/cart.selectors.ts';
import { isExchanging } from '../../../../machines/exchange/exchange.selectors.ts';
import { paths } from '../../../routing/paths.ts';
import { money } from '../../../text/money.ts';
import { quantityText } from '../../../text/quantity.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextLink } from '../../../ui/buttons/TextLink.tsx';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { unitPriceText } from '../../product-tile/unit-price-text.ts';
import { useShop } from '../../shop-context.ts';
import { DataText, nameText } from '../../../ui/primitives/DataText.tsx';

/** What is said of a cheaper equal: the words of other products do not come with it. */
export const cheaperWords = messages;

interface CheaperEqualProps {
  product: Product;
  cheaper: Product;
}

/** The same thing for less per kg, litre or piece: exchanged by one press where the cart holds the product (B-30). */
export function CheaperEqual({ product, cheaper }: CheaperEqualProps) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const { cart, exchange } = flows;
  const line = useSelector(cart, (flow) => lineOfProduct(flow, product.productId)) ?? null;
  const busy = useSelector(exchange, isExchanging);
  const unit = cheaper.weightUnitDisplay;
  const price = product.priceUmDisplay ?? product.priceDisplay;
  const lower = cheaper.priceUmDisplay ?? cheaper.priceDisplay;
  if (lower >= price) return null;
  const canExchange = line !== null && line.itemId > 0 && cheaper.selectOptions.length === 0;
  return (
    <Alert
      tone="success"
      title={t`Stessa cosa, meno al ${unit}`}
      action={
        canExchange ? (
          <Button
            variant="secondary"
            busy={busy}
            aria-label={t`Scambia ${product.name} con ${cheaper.name}, ${cheaper.shortDescr}`}
            onClick={() =>
              exchange.send({
                type: 'exchange.ask',
                request: exchangeFor({
                  line,
                  product: cheaper,
                  lines: cartLines(cart.getSnapshot()),
                  key: newUuid(),
                }),
              })
            }
          >
            {t`Scambia`}
          </Button>
        ) : (
          <TextLink
            alone
            href={paths.product(cheaper.slug)}
            aria-label={t`Vedi ${cheaper.name}, ${cheaper.shortDescr}`}
          >
            {t`Vedi`}
          </TextLink>
        )
      }
    >
      <p>
        {nameText(cheaper)}, <DataText>{cheaper.shortDescr}</DataText> · {money(cheaper.priceDisplay)}
      </p>
      <p>
        <strong>{unitPriceText(cheaper)}</strong> <s>{unitPriceText(product)}</s>
      </p>
      <p>
        {t`Risparmi ${money(price - lower)} al ${unit}.`}{' '}
        {canExchange && <Instead line={line} cheaper={cheaper} />}
      </p>
    </Alert>
  );
}

/** How much of it is enough, where that is less to carry. */
function Instead({ line, cheaper }: { line: CartItem; cheaper: Product }) {
  const { t } = useLingui();
  const held = effectiveQuantity(line);
  const enough = exchangedQuantity(line.product, cheaper, held);
  if (enough >= held) return null;
  const before = quantityText(line.product, held);
  const after = quantityText(cheaper, enough);
  return enough === 1 ? t`Al posto di ${before} ne basta 1.` : t`Al posto di ${before} ne bastano ${after}.`;
}
