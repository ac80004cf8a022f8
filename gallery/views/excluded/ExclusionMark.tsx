import { excludedProductsModel } from '../../../paths/models/excluded-products/excluded-products.model.ts';
import { ExcludedPart } from '../../../src/views/excluded/ExcludedPart.tsx';
import { everyReason } from '../../fixtures/exclusions.ts';
import { biscuits } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: excludedProductsModel,
  isShown: (flow) => flow.matches('idle'),
  variants: (flow) => ({
    'one reason': withContext(flow, { reasons: { [biscuits.productId]: everyReason.slice(0, 1) } }),
    'traces alone': withContext(flow, { reasons: { [biscuits.productId]: everyReason.slice(1, 2) } }),
    'every reason': withContext(flow, { reasons: { [biscuits.productId]: everyReason } }),
  }),
  show: (excludedProducts) => ({
    flows: { excludedProducts },
    node: <ExcludedPart mark={biscuits} />,
  }),
});
