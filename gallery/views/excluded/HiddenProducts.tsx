import { excludedProductsModel } from '../../../paths/models/excluded-products/excluded-products.model.ts';
import { ExcludedPart } from '../../../src/views/excluded/ExcludedPart.tsx';
import { everyReason } from '../../fixtures/exclusions.ts';
import { biscuits, oil, pasta } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const reasons = { [biscuits.productId]: everyReason, [pasta.productId]: everyReason };
const one = { [biscuits.productId]: everyReason };

export const view = galleryView({
  kind: 'part',
  model: excludedProductsModel,
  isShown: (flow) => flow.matches('idle'),
  variants: (flow) => ({
    'one hidden': withContext(flow, { reasons: one, isHiding: true, isRevealed: false }),
    'several hidden': withContext(flow, { reasons, isHiding: true, isRevealed: false }),
    'shown for now': withContext(flow, { reasons, isHiding: true, isRevealed: true }),
  }),
  show: (excludedProducts) => ({
    flows: { excludedProducts },
    node: <ExcludedPart list={[biscuits, oil, pasta]} />,
  }),
});
