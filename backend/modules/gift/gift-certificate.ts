import type { GiftCertificate } from '../../../contract/api/shopping/gift.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import type { UserGift } from './gift.repository.ts';

type Certificate = UserGift['certificate'];

export const isExpired = (certificate: Certificate, today: string) => certificate.validTo < today;

/** True when a certificate takes something off a cart today; `itemsTotal` in cents. */
export function isUsable(
  certificate: Certificate,
  { itemsTotal, today }: { itemsTotal: number; today: string },
) {
  return (
    certificate.validFrom <= today && !isExpired(certificate, today) && itemsTotal >= certificate.minSpend
  );
}

/** A certificate as the API answers it; `orderId` is the order being amended, whose own use does not count. */
export function giftView(gift: UserGift, seen: { today: string; orderId: number | null }): GiftCertificate {
  const { certificate, userGift } = gift;
  const used = userGift !== null && userGift.orderId !== null && userGift.orderId !== seen.orderId;
  return {
    giftCertificateId: certificate.giftCertificateId,
    userGiftCertificateId: userGift?.userGiftId ?? null,
    code: certificate.code,
    description: certificate.description,
    giftTotal: fromCents(certificate.amount),
    validFrom: certificate.validFrom,
    validTo: certificate.validTo,
    minSpend: fromCents(certificate.minSpend),
    status: used ? 'used' : isExpired(certificate, seen.today) ? 'expired' : 'valid',
  };
}
