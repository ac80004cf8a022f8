import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityHint } from '../../../machines/cart-line/cart-line.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { chosenOptions } from '../../../machines/product/product.selectors.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { OptionGroup } from '../options/OptionGroup.tsx';
import { addRequest } from '../product-tile/add-request.ts';
import { InCartNote } from '../product-tile/InCartNote.tsx';
import { LazyLineStepper } from '../product-tile/LazyLineStepper.tsx';
import { ProductPrice } from '../product-tile/ProductPrice.tsx';
import { PromoView } from '../product-tile/PromoView.tsx';
import { useProductLine } from '../product-tile/use-product-line.ts';
import { useProductNote } from '../product-tile/use-product-note.ts';
import { useQuantityMessages } from '../product-tile/use-quantity-messages.ts';
import { useShop } from '../shop-context.ts';
import type { ProductRef } from './product-ref.ts';
import { SellingFacts } from './SellingFacts.tsx';

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
      <div>
        <Heading level={1}>{product.name}</Heading>
        <Text tone="muted">
          {[product.shortDescr, product.description].filter((text) => text !== '').join(' · ')}
        </Text>
      </div>
      <Panel>
        <div>
          <ProductPrice product={product} size="lg" />
        </div>
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
        {soldOut ? <Badge>{t`Esaurito`}</Badge> : <Responsive on="fromTablet">{action}</Responsive>}
        {line === null || soldOut ? (
          <Text size="sm">
            <InCartNote product={product} />
          </Text>
        ) : (
          <LineHint line={line} product={product} />
        )}
      </Panel>
      <SellingFacts product={product} />
      {!soldOut && <BuyBar price={<ProductPrice product={product} />} action={action} />}
    </>
  );
}

function BuyAction({ page, product, line }: ProductBuyProps & { line: CartLineRef | null }) {
  const { t } = useLingui();
  const { flows, newUuid, tenant } = useShop();
  const chosen = useSelector(page, chosenOptions);
  const onItsWay = useSelector(flows.addToCart, (snapshot) => isProductOnItsWay(snapshot, product.productId));
  const add = (
    <Button
      size="lg"
      block
      icon={basketIcon}
      busy={onItsWay || line !== null}
      aria-label={t`Aggiungi ${product.name} al carrello`}
      onClick={() =>
        flows.addToCart.send({
          type: 'cart.add',
          request: addRequest({
            product,
            key: newUuid(),
            acceptAlternatives: tenant.facts.acceptAlternativesDefault,
            chosen,
          }),
        })
      }
    >
      {t`Aggiungi`}
    </Button>
  );
  return line === null ? add : <LazyLineStepper line={line} size="lg" meanwhile={add} />;
}

function LineHint({ line, product }: { line: CartLineRef; product: Product }) {
  const words = useQuantityMessages();
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
