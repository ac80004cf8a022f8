import { flyerModel } from '../../../paths/models/flyer/flyer.model.ts';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { FlyerView } from '../../../src/views/flyers/FlyerView.tsx';
import { christmasFlyer, endedFlyer, pantryFlyer, sundayFlyer } from '../../fixtures/flyers.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const many = Array.from({ length: 30 }, (_, at) =>
  aProduct({ productId: 100 + at, slug: `prodotto-${at}`, name: `Prodotto ${at + 1}` }),
);

const ofDepartments = many.slice(0, 12).map((product, at) => ({
  ...product,
  breadCrumbs: [{ categoryId: at, name: `Reparto ${at + 1}`, slug: `reparto-${at + 1}` }],
}));

export const view = galleryView({
  kind: 'page',
  model: flyerModel,
  variantName: ({ context: { department } }) => (department === null ? '' : 'the pantry alone'),
  variants: (page) => {
    const { flyer, department } = page.context;
    if (flyer === null) return { '': page };
    const there = withContext(page, { flyer: pantryFlyer });
    if (!page.matches('listed') || department !== null) return { '': there };
    return {
      '': there,
      'with a condition': withContext(page, { flyer: sundayFlyer }),
      'to come': withContext(page, { flyer: christmasFlyer }),
      ended: withContext(page, { flyer: endedFlyer }),
      'many products': withContext(there, { products: many }),
      'one product': withContext(there, { products: ofDepartments.slice(0, 1) }),
      'twelve departments': withContext(there, { products: ofDepartments }),
      'no products': withContext(there, { products: [] }),
    };
  },
  show: (page, record) => ({ node: <FlyerView page={standIn('flyer', page, record)} /> }),
});
