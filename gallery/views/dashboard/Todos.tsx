import { Todos } from '../../../src/views/dashboard/Todos.tsx';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { unpaidOrderModel } from '../../../paths/models/unpaid-order/unpaid-order.model.ts';
import { manyLike } from '../../fixtures/more.ts';
import { standIn } from '../../stand-in.ts';
import { reachedStates, startSnapshot, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const order = { orderId: 900, totalPrice: 54.9, dueUntil: Date.parse('2026-11-21T14:30:00Z'), foundAt: 0 };

/** The certificates as they are found, or so many of them. */
function giftsOf(count?: number) {
  const found = reachedStates(giftCertificatesModel).find(
    ({ snapshot }) => snapshot.matches('shown') && snapshot.context.loyalty?.gifts.length > 0,
  );
  if (found === undefined) throw new Error('the certificates are shown somewhere');
  if (count === undefined) return found.snapshot;
  const { loyalty } = found.snapshot.context;
  const gifts = manyLike<{ code: string }>(loyalty.gifts, count, (at) => ({
    code: `BUONO${at}`,
    validTo: '2026-11-28',
  }));
  return withContext(found.snapshot, { loyalty: { ...loyalty, gifts } });
}

/** An order to be paid, and a certificate that ends soon. */
export const view = galleryView({
  kind: 'part',
  model: unpaidOrderModel,
  isShown: ({ context }) => context.order !== null,
  variants: (unpaidOrder) => ({
    'an order with its term': withContext(unpaidOrder, { order }),
    'an order without a term': withContext(unpaidOrder, { order: { ...order, dueUntil: null } }),
    ...(unpaidOrder.matches('awaitingPayment') && {
      'no certificate': withContext(unpaidOrder, { order, certificates: 0 }),
      'no order, five certificates': withContext(startSnapshot(unpaidOrderModel), { certificates: 5 }),
    }),
    'no order': startSnapshot(unpaidOrderModel),
  }),
  show: (unpaidOrder, record) => ({
    flows: { unpaidOrder },
    node: <Todos gifts={standIn('gifts', giftsOf(unpaidOrder.context.certificates), record)} />,
  }),
});
