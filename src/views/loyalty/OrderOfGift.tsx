import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';

/** The way to the order a certificate comes from, or was used in. */
export function OrderOfGift({ orderId }: { orderId: number }) {
  const { t } = useLingui();
  return (
    <TextLink href={paths.order(orderId)} alone aria-label={t`Ordine ${orderId}`}>
      {t`Ordine`}
    </TextLink>
  );
}
