import { FacetSheet } from '../../../src/views/catalogue/FacetSheet.tsx';
import { catalogueModel } from '../../../paths/models/catalogue/catalogue.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { emptyList, facetsWith, shelfList } from '../../fixtures/lists.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot } from '../../world.ts';

const chosen = ['brand:trafilona', 'dieta:vegano'];

/** The same products, for a shopper who has bought nothing yet. */
const firstList = { ...shelfList };

export const view = galleryView({
  kind: 'dialog',
  model: catalogueModel,
  isShown: (catalogue) => catalogue.matches('shown'),
  variants: (catalogue) => {
    const filtered = withContext(catalogue, {
      query: { ...catalogue.context.query, filters: chosen, promo: true },
    });
    return {
      '': withContext(catalogue, { list: shelfList }),
      'no favourites yet': withContext(catalogue, { list: firstList }),
      'with filters': withContext(filtered, { list: { ...shelfList, facets: facetsWith(chosen) } }),
      'nothing left': withContext(filtered, { list: { ...emptyList, facets: facetsWith(chosen) } }),
    };
  },
  show: (catalogue, record) => ({
    flows: {
      cart: cartSnapshot({
        ...fullCart,
        user: { ...fullCart.user, hasFavorites: catalogue.context.list !== firstList },
      }),
    },
    node: (
      <FacetSheet
        catalogue={standIn('catalogue', catalogue, record)}
        list={catalogue.context.list}
        onClose={() => record({ to: 'the toolbar', event: { type: 'closed' } })}
      />
    ),
  }),
});
