import { ProductTileSkeleton } from '../../../src/ui/commerce/ProductTileSkeleton.tsx';
import { Shelf, TileGrid } from '../../../src/ui/layout/TileGrid.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    listing: (
      <TileGrid>
        <ProductTileSkeleton />
        <ProductTileSkeleton />
        <ProductTileSkeleton />
      </TileGrid>
    ),
    'more on their way': (
      <TileGrid busy>
        <ProductTileSkeleton />
        <ProductTileSkeleton />
      </TileGrid>
    ),
    'the list of the page': (
      <TileGrid isMain>
        <ProductTileSkeleton />
      </TileGrid>
    ),
    'the list of the page, more on their way': (
      <TileGrid isMain busy>
        <ProductTileSkeleton />
      </TileGrid>
    ),
    shelf: (
      <Shelf>
        <ProductTileSkeleton />
        <ProductTileSkeleton />
        <ProductTileSkeleton />
      </Shelf>
    ),
    'busy shelf': (
      <Shelf busy>
        <ProductTileSkeleton />
      </Shelf>
    ),
  }),
});
