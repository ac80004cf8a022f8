import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { money } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Thumbs } from '../../ui/commerce/Thumbs.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { EarnedGifts } from '../cart/EarnedGifts.tsx';
import { useCartCount } from '../cart/use-cart-count.ts';
import { useCartRows } from '../cart/use-cart-rows.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';

interface OrderSummaryProps {
  cart: Cart;
  /** Where the order can still be changed; null while it is on its way. */
  editHref: string | null;
  /** Gift codes can be taken off here. */
  canEdit: boolean;
}

const shownThumbs = 5;

/** What is ordered and its sums, on both pages of the checkout (CART-10, decision 001). */
export function OrderSummary({ cart, editHref, canEdit }: OrderSummaryProps) {
  const { t } = useLingui();
  const rows = useCartRows(cart, { canEdit });
  const count = useCartCount(cart.totalItems);
  const lines = linesOf(cart);
  const more = lines.length - shownThumbs;
  return (
    <>
      <Row justify="between">
        <Heading level={2} look="card">
          {t`Il tuo ordine`}
        </Heading>
        {editHref !== null && (
          <TextLink href={editHref} small alone>
            {t`Modifica`}
          </TextLink>
        )}
      </Row>
      <Row justify="between">
        <Thumbs
          pictures={lines.slice(0, shownThumbs).map((line) => thumbPicture(line.product))}
          more={more > 0 ? `+${more}` : undefined}
        />
        <Text size="sm" tone="muted">
          {count}
        </Text>
      </Row>
      <Totals rows={rows} total={{ label: t`Totale stimato`, value: money(cart.totalPrice) }} />
      <EarnedGifts gifts={cart.giftCertificatesToGenerate} />
    </>
  );
}
