import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/product.ts';
import { quantityHint } from '../../../machines/cart-line/cart-line.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { chosenOptions } from '../../../machines/product/product.selectors.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { BuyBar } from '../../ui/BuyBar.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { basketIcon } from '../../ui/icons.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Text } from '../../ui/Text.tsx';
import { OptionGroup } from '../options/OptionGroup.tsx';
import { addRequest } from '../product/add-request.ts';
import { LineStepper } from '../product/LineStepper.tsx';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { PromoView } from '../product/PromoView.tsx';
import { useProductLine } from '../product/use-product-line.ts';
import { useProductNote } from '../product/use-product-note.ts';
import { useQuantityWords } from '../product/use-quantity-words.ts';
import { useShop } from '../shop-context.ts';
import type { ProductRef } from './product-ref.ts';

interface ProductBuyProps {
  page: ProductRef;
  product: Product;
}

/** Name, price, options and the way into the cart. */
export function ProductBuy({ page, product }: ProductBuyProps) {
  const { t } = useLingui();
  const note = useProductNote(product);
  const line = useProductLine(product);
  const chosen = useSelector(page, chosenOptions);
  const action = <BuyAction page={page} product={product} line={line} />;
  const soldOut = product.available === 0;
  return (
    <>
      <Panel>
        <div>
          <Heading level={1}>{product.name}</Heading>
          <Text tone="muted">
            {[product.shortDescr, product.description].filter((text) => text !== '').join(' · ')}
          </Text>
        </div>
        <ProductPrice product={product} size="lg" />
        {note !== null && (
          <Text size="sm" tone={note.tone === 'warning' ? 'warning' : 'muted'}>
            {note.text}
          </Text>
        )}
        {product.warehousePromo !== null && <PromoView promo={product.warehousePromo} />}
        {!soldOut &&
          product.selectOptions.map((option) => (
            <OptionGroup
              key={option.parameterName}
              option={option}
              chosen={chosen[option.parameterName] ?? null}
              onChoose={(key) =>
                page.send({ type: 'option.choose', parameterName: option.parameterName, key })
              }
            />
          ))}
        {soldOut ? <Badge>{t`Esaurito`}</Badge> : action}
        {line !== null && <LineHint line={line} product={product} />}
      </Panel>
      {!soldOut && <BuyBar price={<ProductPrice product={product} />} action={action} />}
    </>
  );
}

function BuyAction({ page, product, line }: ProductBuyProps & { line: CartLineRef | null }) {
  const { t } = useLingui();
  const { flows, newKey, tenant } = useShop();
  const chosen = useSelector(page, chosenOptions);
  const onItsWay = useSelector(flows.addToCart, (snapshot) => isProductOnItsWay(snapshot, product.productId));
  if (line !== null) return <LineStepper line={line} size="lg" />;
  return (
    <Button
      size="lg"
      block
      icon={basketIcon}
      busy={onItsWay}
      aria-label={t`Aggiungi ${product.name} al carrello`}
      onClick={() =>
        flows.addToCart.send({
          type: 'cart.add',
          request: addRequest({
            product,
            key: newKey(),
            acceptAlternatives: tenant.facts.acceptAlternativesDefault,
            chosen,
          }),
        })
      }
    >
      {t`Aggiungi al carrello`}
    </Button>
  );
}

function LineHint({ line, product }: { line: CartLineRef; product: Product }) {
  const words = useQuantityWords();
  const hint = useSelector(line, quantityHint);
  if (hint === null) return null;
  return (
    <div role="status">
      <Text size="sm" tone="warning">
        {words.hint(product, hint)}
      </Text>
    </div>
  );
}
