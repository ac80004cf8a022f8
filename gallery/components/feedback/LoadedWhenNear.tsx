import { ProductTileSkeleton } from '../../../src/ui/commerce/ProductTileSkeleton.tsx';
import { LoadedWhenNear } from '../../../src/ui/feedback/LoadedWhenNear.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    near: (
      <LoadedWhenNear onNear={spy('onNear')}>
        <ProductTileSkeleton />
      </LoadedWhenNear>
    ),
  }),
});
