import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Cart, CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { exchangeFor } from '../../../../contract/rules/checkout/exchange.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import {
  alternativesFound,
  areAlternativesComing,
} from '../../../../machines/alternatives/alternatives.selectors.ts';
import { exchangedLine, comingProduct } from '../../../../machines/exchange/exchange.selectors.ts';
import { money } from '../../../text/money.ts';
import { AddButton } from '../../../ui/buttons/AddButton.tsx';
import { InsteadList, InsteadRow } from '../../../ui/exchange/InsteadList.tsx';
import { LoadedWhenNear } from '../../../ui/feedback/LoadedWhenNear.tsx';
import { Excluded } from '../../excluded/Excluded.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { unitPriceText } from '../../product-tile/unit-price-text.ts';
import { LazyAlertButton } from '../../product-alert/LazyAlertButton.tsx';
import { useShop } from '../../shop-context.ts';
import { insteadPlace } from '../instead-place.ts';
import type { InsteadRef } from './exchange-refs.ts';
import { ProductMeta } from '../../words/ProductMeta.tsx';
import { nameText } from '../../../ui/primitives/DataText.tsx';

/** As many as are read at a glance. */
const most = 3;

interface LineAlternativesProps {
  cart: Cart;
  item: CartItem;
  alternatives: InsteadRef;
}

/** 'Al suo posto': what takes the place of a line that cannot be bought as it stands, by one press each (B-25). */
export function LineAlternatives({ cart, item, alternatives }: LineAlternativesProps) {
  const { t } = useLingui();
  const { product, shortage } = item;
  const { productId } = product;
  const isComing = useSelector(alternatives, areAlternativesComing);
  useEffect(() => {
    const place = insteadPlace(item.itemId);
    if (location.hash !== `#${place}`) return;
    // The page that was turned to gives its heading the focus first.
    const frame = requestAnimationFrame(() => document.getElementById(place)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [item.itemId]);
  const found = useSelector(alternatives, alternativesFound);
  // What has options is chosen on its own page.
  const offered = found
    .filter((one) => one.productId !== productId && one.selectOptions.length === 0)
    .slice(0, most);
  const alert = shortage?.most === 0 ? <LazyAlertButton product={product} /> : null;
  if (isComing)
    return (
      <LoadedWhenNear onNear={() => alternatives.send({ type: 'alternatives.load', productId })}>
        <InsteadList title={t`Al suo posto`} busy />
      </LoadedWhenNear>
    );
  if (offered.length === 0) return alert;
  return (
    <InsteadList title={t`Al suo posto`} aside={alert}>
      {offered.map((one) => (
        <Alternative key={one.productId} cart={cart} item={item} product={one} />
      ))}
    </InsteadList>
  );
}

function Alternative({ cart, item, product }: { cart: Cart; item: CartItem; product: Product }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const { exchange } = flows;
  const isOnItsWay = useSelector(
    exchange,
    (flow) => exchangedLine(flow) === item.itemId && comingProduct(flow) === product.productId,
  );
  const { name } = product;
  return (
    <InsteadRow
      name={nameText(product)}
      picture={thumbPicture(product)}
      meta={
        <>
          <ProductMeta
            product={{ ...product, description: '' }}
            more={[money(product.priceDisplay), unitPriceText(product)]}
          />
          <Excluded mark={product} />
        </>
      }
      action={
        <AddButton
          look="plus"
          word={t`Prendi`}
          label={t`Prendi ${name} al posto di ${item.product.name}`}
          busy={isOnItsWay}
          onClick={() =>
            exchange.send({
              type: 'exchange.ask',
              request: exchangeFor({ line: item, product, lines: linesOf(cart), key: newUuid() }),
            })
          }
        />
      }
    />
  );
}
