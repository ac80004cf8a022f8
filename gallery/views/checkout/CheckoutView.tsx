import { CheckoutView } from '../../../src/views/checkout/CheckoutView.tsx';
import { bagsModel } from '../../../paths/models/bags/bags.model.ts';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { invoiceModel } from '../../../paths/models/invoice/invoice.model.ts';
import { agePart } from '../../fixtures/age-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { openFolds } from '../../open-folds.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyRestrictions } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { shopWith } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: checkoutModel,
  isShown: (checkout) => !checkout.hasTag('paying'),
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  variants: (checkout) =>
    checkout.matches({ reviewing: 'ready' }) && checkout.context.error === null
      ? { '': checkout, 'seven limits': withContext(checkout, { restriction: manyRestrictions }) }
      : { '': checkout },
  show: (checkout, record) => {
    const invoice = standIn('invoice', snapshotAt(invoiceModel, 'notNeeded'), record);
    const bags = standIn('bags', snapshotAt(bagsModel, 'listed'), record);
    const open = standIn('checkout', withChildren(checkout, { invoice, bags }), record);
    return {
      flows: { shop: shopWith({ checkout: open }) },
      node: (
        <div ref={openFolds}>
          <CheckoutView Substitutions={substitutionParts(record, { isRead: true })} Age={agePart(record)} />
        </div>
      ),
    };
  },
});
