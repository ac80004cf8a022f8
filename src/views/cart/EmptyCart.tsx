import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { unpaidOrder } from '../../../machines/unpaid-order/unpaid-order.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

/** Nothing in the cart yet, in the brand's words; or where its goods are, when an order waits for its payment (CHK-26). */
export function EmptyCart({ level }: { level?: 2 | 3 | undefined }) {
  const { t } = useLingui();
  const order = useSelector(useShop().flows.unpaidOrder, unpaidOrder);
  if (order !== null)
    return (
      <Text tone="muted">
        {t`Il carrello è vuoto: i prodotti sono nell’ordine ${order.orderId}, che aspetta il pagamento.`}
      </Text>
    );
  return <NothingYet level={level} />;
}

function NothingYet({ level }: { level?: 2 | 3 | undefined }) {
  const { t } = useLingui();
  const { title, text } = useShop().tenant.texts.emptyCart;
  return (
    <EmptyState
      title={title}
      level={level}
      picture="/media/emoji/1f9fa-240.webp"
      actions={<ButtonLink href={paths.offers}>{t`Vedi le offerte`}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
