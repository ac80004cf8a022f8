import { longName } from '../../fixtures/samples.ts';
import { ProductTileSkeleton } from '../../../src/ui/commerce/ProductTileSkeleton.tsx';
import { FacetHead } from '../../../src/ui/forms/Facet.tsx';
import { Listing } from '../../../src/ui/layout/Listing.tsx';
import { TileGrid } from '../../../src/ui/layout/TileGrid.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Listing facetsLabel="Filtri" facetsId="facets" facets={<FacetHead title="Filtri" />}>
        <TileGrid>
          <ProductTileSkeleton />
          <ProductTileSkeleton />
        </TileGrid>
      </Listing>
    ),
    'long text': (
      <Listing facetsLabel="Altri filtri" facets={<FacetHead title="Filtri" />}>
        {longName}
      </Listing>
    ),
  }),
});
