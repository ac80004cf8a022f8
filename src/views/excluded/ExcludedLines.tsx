import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { CartItem } from '../../../contract/api/shopping/cart.ts';
import { isAcceptanceOnItsWay } from '../../../machines/exclusion-acceptance/exclusion-acceptance.selectors.ts';
import { lineRef } from '../../../machines/cart/cart.selectors.ts';
import { reasonText } from '../../text/allergens.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';
import { dataText, nameText } from '../../ui/primitives/DataText.tsx';

/** What the cart holds against the shopper's exclusions: each line is kept or taken out before the checkout goes on (B-23). */
export function ExcludedLines({ items }: { items: readonly CartItem[] }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    // The button that settled a line is gone with it.
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
      {items.length > 0 && (
        <Alert tone="warning" role="status" title={t`C’è qualcosa che hai escluso`}>
          <Stack gap="3">
            {items.map((item) => (
              <ExcludedLine key={item.itemId} item={item} />
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}

function ExcludedLine({ item: { itemId, product, exclusions } }: { item: CartItem }) {
  const { i18n } = useLingui();
  const { flows } = useShop();
  const line = useSelector(flows.cart, (cart) => lineRef(cart, itemId));
  const busy = useSelector(flows.exclusionAcceptance, (flow) => isAcceptanceOnItsWay(flow, itemId));
  const why = exclusions.map((reason) => reasonText(i18n, reason)).join('. ');
  return (
    <Stack gap="2">
      <p>
        <Trans>
          <strong>{nameText(product)}</strong>, {dataText(product.shortDescr)}. {literal(why)}.
        </Trans>
      </p>
      <Row gap="2" wrap>
        <Button size="sm" variant="secondary" onClick={() => line?.send({ type: 'line.remove' })}>
          <Trans>
            Togli<VisuallyHidden> {nameText(product)}</VisuallyHidden>
          </Trans>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          onClick={() => flows.exclusionAcceptance.send({ type: 'exclusion.accept', itemId })}
        >
          <Trans>
            Tieni lo stesso<VisuallyHidden>: {nameText(product)}</VisuallyHidden>
          </Trans>
        </Button>
      </Row>
    </Stack>
  );
}
