import { ProductTileSkeleton } from '../../../src/ui/commerce/ProductTileSkeleton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    loading: <ProductTileSkeleton />,
  }),
});
