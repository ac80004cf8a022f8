import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { quantityText } from '../../text/quantity.ts';
import { literal } from '../../text/literal.tsx';
import { lineRef } from '../../../machines/cart/cart.selectors.ts';
import { isUnsaved } from '../../../machines/cart-line/cart-line.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';
import { insteadHref } from './instead-place.ts';
import { useShortageWords } from './use-shortage-words.ts';
import { dataText, nameText } from '../../ui/primitives/DataText.tsx';

/** What of the cart cannot be bought as it stands, mended line by line, with the way to what can take its place (CART-18, CART-19, B-25, B-28). */
export function Shortages({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  const short = linesOf(cart).filter(({ shortage }) => shortage !== null);
  useLayoutEffect(() => {
    // The button that mended a line is gone with it.
    if (isHeld.current && box.current?.contains(document.activeElement) === false) box.current.focus();
  });
  return (
    <div
      ref={box}
      tabIndex={-1}
      onFocus={() => {
        isHeld.current = true;
      }}
      onBlur={() => {
        isHeld.current = false;
      }}
    >
      {short.length > 0 && (
        <Alert tone="warning" role="status" title={t`Non si può comprare tutto`}>
          <Stack gap="3">
            {short.map((item) => (
              <ShortLine key={item.itemId} item={item} cart={cart} />
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}

interface ShortLineProps {
  item: CartItem;
  cart: Cart;
}

function ShortLine({ item, cart }: ShortLineProps) {
  const line = useSelector(useShop().flows.cart, (flow) => lineRef(flow, item.itemId));
  const why = useShortageWords()(item, cart.timeslot?.dateIso ?? null);
  const { product } = item;
  const wanted = quantityText(product, effectiveQuantity(item));
  return (
    <Stack gap="2">
      <p>
        <Trans>
          <strong>{nameText(product)}</strong>, {dataText(product.shortDescr)}: ne volevi {literal(wanted)}.{' '}
          {literal(why)}.
        </Trans>
      </p>
      {line !== null && <Mending item={item} cart={cart} line={line} />}
    </Stack>
  );
}

/** Keeps what there is of a line, takes the line out, or leads to something else. */
function Mending({ item, cart, line }: ShortLineProps & { line: CartLineRef }) {
  const busy = useSelector(line, isUnsaved);
  const { product, shortage } = item;
  const most = shortage?.most ?? 0;
  return (
    <Row gap="2" wrap>
      {most > 0 && (
        <Button
          size="sm"
          busy={busy}
          onClick={() => line.send({ type: 'quantity.entered', text: String(most).replace('.', ',') })}
        >
          <Trans>
            Tieni {literal(quantityText(product, most))}
            <VisuallyHidden> di {nameText(product)}</VisuallyHidden>
          </Trans>
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => line.send({ type: 'line.remove' })}>
        <Trans>
          Togli<VisuallyHidden> {nameText(product)}</VisuallyHidden>
        </Trans>
      </Button>
      {/* Where an order is changed nothing is offered under its lines. */}
      {cart.modifyingOrderId === null && (
        <ButtonLink size="sm" variant="ghost" href={insteadHref(item.itemId)}>
          <Trans>
            Scegli altro<VisuallyHidden> per {nameText(product)}</VisuallyHidden>
          </Trans>
        </ButtonLink>
      )}
    </Row>
  );
}
