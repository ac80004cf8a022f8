import { productWithSimilar } from '../../../machines/similar-products/similar-products.selectors.ts';
import { similarProductsModel } from '../../../paths/models/similar-products/similar-products.model.ts';
import { SimilarDialog } from '../../../src/views/similar/SimilarDialog.tsx';
import { apples, biscuits, oil } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { manyProducts } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

const openFor = (snapshot: object) =>
  // The model is of this chart.
  productWithSimilar(snapshot as Parameters<typeof productWithSimilar>[0]);

export const view = galleryView({
  kind: 'dialog',
  model: similarProductsModel,
  isShown: (flow) => openFor(flow) !== null,
  variants: (flow) =>
    flow.matches({ open: 'shown' })
      ? {
          '': withContext(flow, { product: biscuits, found: [apples, oil, biscuits] }),
          'six are like it': withContext(flow, { product: biscuits, found: manyProducts(6) }),
          'one is like it': withContext(flow, { product: biscuits, found: [apples] }),
          'nothing is like it': withContext(flow, { product: biscuits, found: [] }),
        }
      : { '': withContext(flow, { product: biscuits }) },
  show: (similarProducts) => ({ flows: { similarProducts }, node: <SimilarDialog product={biscuits} /> }),
});
