import { ProductRowSkeleton } from '../../../src/ui/commerce/ProductRowSkeleton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    loading: <ProductRowSkeleton />,
  }),
});
