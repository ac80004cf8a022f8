import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityHint } from '../../../machines/cart-line/cart-line.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { isProductOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import {
  chosenOptions,
  chosenQuantity,
  chosenQuantityHint,
} from '../../../machines/product/product.selectors.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { FocusHandoff } from '../../ui/overlays/FocusHandoff.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { onDemand } from '../on-demand.tsx';
import { OptionGroup } from '../options/OptionGroup.tsx';
import { hasStepper } from '../product-tile/has-stepper.ts';
import { InCartNote } from '../product-tile/InCartNote.tsx';
import { LazyProductStepper } from '../product-tile/LazyProductStepper.tsx';
import { ProductPrice } from '../product-tile/ProductPrice.tsx';
import { PromoView } from '../product-tile/PromoView.tsx';
import { useAddToCart } from '../product-tile/use-add-to-cart.ts';
import { useProductLine } from '../product-tile/use-product-line.ts';
import { useProductNote } from '../product-tile/use-product-note.tsx';
import { useQuantityOnItsWay } from '../product-tile/use-quantity-on-its-way.ts';
import { AddQuantityButton } from '../quantity/AddQuantityButton.tsx';
import { QuantityHintText } from '../quantity/QuantityHintText.tsx';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { useShop } from '../shop-context.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { AlternativesComing } from './AlternativesComing.tsx';
import type { AlternativesRef, ProductRef } from './product-ref.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

/** Most products are there: what is said of one that is not comes on demand. */
const loadSoldOut = () => import('./SoldOut.tsx');
const SoldOut = onDemand(
  async () => (await loadSoldOut()).SoldOut,
  async () => (await loadSoldOut()).soldOutWords,
);

interface ChosenProps {
  page: ProductRef;
  product: Product;
}

interface ProductBuyProps extends ChosenProps {
  alternatives: AlternativesRef;
}

/** Name, price, options, how much of it, and the way into the cart, or what can be had instead. */
export function ProductBuy({ page, product, alternatives }: ProductBuyProps) {
  const { t } = useLingui();
  const note = useProductNote(product);
  const line = useProductLine(product);
  const chosen = useSelector(page, chosenOptions);
  const hint = useSelector(page, chosenQuantityHint);
  const soldOut = product.available === 0;
  const hasOptions = product.selectOptions.length > 0;
  const stepped = hasStepper(product) ? line : null;
  const onItsWay = useQuantityOnItsWay(product);
  const isStepped = stepped !== null || onItsWay > 0;
  const add = <AddChosen page={page} product={product} busy={isStepped} />;
  const action = (
    <FocusHandoff>
      {isStepped ? (
        <LazyProductStepper product={product} line={stepped} onItsWay={onItsWay} size="lg" meanwhile={add} />
      ) : (
        add
      )}
    </FocusHandoff>
  );
  const quantity = !isStepped && <ChosenQuantity page={page} product={product} />;
  return (
    <>
      <div>
        <Heading level={1}>{nameText(product)}</Heading>
        <Text tone="muted">
          <ProductMeta product={product} />
        </Text>
      </div>
      <Panel>
        <div>
          <ProductPrice product={product} size="lg" />
        </div>
        {note !== null && !hasOptions && (
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
        {soldOut ? (
          <SoldOut
            alternatives={alternatives}
            product={product}
            meanwhile={
              <>
                <Alert tone="warning" title={t`Esaurito`} />
                <AlternativesComing alternatives={alternatives} product={product} />
              </>
            }
          />
        ) : (
          <Responsive on="fromTablet">
            <Row gap="3">
              {quantity}
              {action}
            </Row>
          </Responsive>
        )}
        {stepped === null ? (
          <QuantityHintText product={product} hint={hint} />
        ) : (
          <LineHint line={stepped} product={product} />
        )}
        {line !== null && stepped === null && (
          <Text size="sm">
            <InCartNote product={product} />
          </Text>
        )}
      </Panel>
      <ProductFacts product={product} />
      {!soldOut && (
        <BuyBar lead={quantity || <ProductPrice product={product} isCutApart />} action={action} />
      )}
    </>
  );
}

function ChosenQuantity({ page, product }: ChosenProps) {
  const quantity = useSelector(page, (snapshot) => chosenQuantity(snapshot, product));
  return (
    <QuantityStepper
      product={product}
      quantity={quantity}
      size="lg"
      below="nothing"
      onChange={(event) => page.send(event)}
    />
  );
}

function AddChosen({ page, product, busy }: ChosenProps & { busy: boolean }) {
  const { t } = useLingui();
  const { flows } = useShop();
  const addToCart = useAddToCart();
  const chosen = useSelector(page, chosenOptions);
  const quantity = useSelector(page, (snapshot) => chosenQuantity(snapshot, product));
  const onItsWay = useSelector(flows.addToCart, (snapshot) => isProductOnItsWay(snapshot, product.productId));
  return (
    <AddQuantityButton
      product={product}
      quantity={quantity}
      label={t`Aggiungi ${product.name} al carrello`}
      busy={busy || onItsWay}
      onClick={() => addToCart(product, { chosen, quantity })}
    />
  );
}

function LineHint({ line, product }: { line: CartLineRef; product: Product }) {
  return <QuantityHintText product={product} hint={useSelector(line, quantityHint)} />;
}
