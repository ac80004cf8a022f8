import { searchStrips } from '../../../machines/fast-search/fast-search.selectors.ts';
import type { SearchStripRef } from '../../../machines/fast-search/fast-search.types.ts';
import { fastSearchModel } from '../../../paths/models/fast-search/fast-search.model.ts';
import { searchStripModel } from '../../../paths/models/search-strip/search-strip.model.ts';
import { FastSearchView } from '../../../src/views/fast-search/FastSearchView.tsx';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: fastSearchModel,
  isWaiting: (search) => search.matches('searching'),
  variantName: ({ context }) => (context.hasTooMany ? 'too many words' : ''),
  show: (search, record) => {
    const resting = {
      coming: snapshotAt(searchStripModel, 'finding', {}),
      found: snapshotAt(searchStripModel, 'shown.current', {}),
      empty: snapshotAt(searchStripModel, 'empty', {}),
    };
    const strips = new Map(
      [...searchStrips(search).keys()].map((word) => {
        const products = search.context.products.get(word);
        const strip =
          products === undefined ? resting.coming : products.length > 0 ? resting.found : resting.empty;
        return [word, standIn(`searchStrip ${word}`, strip, record) as SearchStripRef] as const;
      }),
    );
    return {
      node: <FastSearchView search={standIn('fastSearch', withContext(search, { strips }), record)} />,
    };
  },
});
