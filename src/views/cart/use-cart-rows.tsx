import { useLingui } from '@lingui/react/macro';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { money } from '../../text/money.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import type { TotalsRow } from '../../ui/commerce/Totals.tsx';
import { useShop } from '../shop-context.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

type Summed = Pick<
  Cart,
  'totalItems' | 'itemsTotal' | 'packageTotal' | 'orderPackages' | 'deliveryFee' | 'giftCertificates'
> &
  Partial<Pick<Cart, 'orderAdjustmentSummary' | 'shippingAddress'>> & { giftTotal: number };

/** The sums in the specification's order: items, gift codes, packages, delivery when above 0 (CART-10). */
export function useCartRows(cart: Summed, { canEdit }: { canEdit: boolean }): TotalsRow[] {
  const { t } = useLingui();
  const { giftCode } = useShop().flows;
  const isPickup = cart.shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
  const count = cart.totalItems;
  const adjustments = cart.orderAdjustmentSummary?.orderAdjustments ?? [];
  const gifts =
    adjustments.length > 0
      ? adjustments.map(({ giftCertificate, amount }) => ({ ...giftCertificate, amount }))
      : cart.giftCertificates.map((gift) => ({ ...gift, amount: -cart.giftTotal }));
  return [
    {
      key: 'items',
      label: t`Prodotti (${count})`,
      value: money(cart.itemsTotal),
    },
    ...gifts.map((gift) => ({
      key: `gift-${gift.code}`,
      label: (
        <>
          {t`Buono ${gift.code}`}{' '}
          {canEdit && (
            <TextButton
              small
              aria-label={t`Togli il buono ${gift.code}`}
              onClick={() => giftCode.send({ type: 'code.remove', code: gift.code })}
            >
              {t`togli`}
            </TextButton>
          )}
        </>
      ),
      value: money(gift.amount),
      minus: true,
    })),
    ...(cart.packageTotal > 0
      ? [
          { key: 'packages', label: t`Sacchetti e confezioni`, value: money(cart.packageTotal) },
          ...cart.orderPackages.map((pack) => ({
            key: `package-${pack.orderPackageId}`,
            label: (
              <>
                <DataText translated={pack.package.translated}>{pack.package.descr}</DataText>,{' '}
                {pack.quantity} × {money(pack.package.cost)}
              </>
            ),
            value: money(pack.totalPrice),
            part: true,
          })),
        ]
      : []),
    ...(cart.deliveryFee > 0
      ? [{ key: 'delivery', label: isPickup ? t`Ritiro` : t`Consegna`, value: money(cart.deliveryFee) }]
      : []),
  ];
}
