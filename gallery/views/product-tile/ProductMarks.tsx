import { ProductMarks } from '../../../src/views/product-tile/ProductMarks.tsx';
import { favouritesModel } from '../../../paths/models/favourites/favourites.model.ts';
import { pasta } from '../../fixtures/products.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: favouritesModel,
  show: (favourites) => ({ flows: { favourites }, node: <ProductMarks product={pasta} /> }),
});
