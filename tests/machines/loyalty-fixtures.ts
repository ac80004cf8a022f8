import type { Loyalty, OwnGift } from '../../contract/api/account/loyalty.ts';

let gift = 60;

const aGift = (given: Partial<OwnGift>): OwnGift => ({
  giftCertificateId: (gift += 1),
  userGiftCertificateId: null,
  code: 'SCUSA-GIULIA',
  description: 'Per scusarci del ritardo',
  giftTotal: 7,
  validFrom: '2026-11-01',
  validTo: '2027-02-01',
  minSpend: 30,
  status: 'valid',
  assigned: false,
  ...given,
});

/** A valid certificate, one that ends soon, and one of each that cannot be used. */
const someGifts: OwnGift[] = [
  aGift({ assigned: true }),
  aGift({
    code: 'GIFT5',
    description: 'Buono da 5 €',
    giftTotal: 5,
    minSpend: 0,
    validTo: '2026-11-30',
  }),
  aGift({ code: 'NATALE', description: 'Buono di Natale', validFrom: '2026-12-10', validTo: '2026-12-31' }),
  aGift({
    code: 'GRANDE-SPESA',
    description: 'Buono della grande spesa',
    giftTotal: 10,
    userGiftCertificateId: 71,
    status: 'used',
  }),
  aGift({
    code: 'SCADUTO10',
    description: 'Buono da 10 €',
    giftTotal: 10,
    validTo: '2026-09-15',
    status: 'expired',
  }),
];

export const aLoyalty = (given: Partial<Loyalty> = {}): Loyalty => ({
  cardNumber: '0401123456789',
  holder: 'Giulia Marchetti',
  points: 1284,
  gifts: someGifts,
  ...given,
});

/** What the shop knows of a shopper who has just come. */
export const noLoyalty = (): Loyalty => aLoyalty({ cardNumber: '', points: 0, gifts: [] });
