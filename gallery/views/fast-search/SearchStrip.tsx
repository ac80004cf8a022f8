import { searchStripModel } from '../../../paths/models/search-strip/search-strip.model.ts';
import { SearchStrip } from '../../../src/views/fast-search/SearchStrip.tsx';
import { Page } from '../../../src/ui/layout/Page.tsx';
import { manyProducts } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: searchStripModel,
  isShown: (strip) => strip.status === 'active',
  variantName: ({ context }) => (context.suggestions.length > 0 ? 'words to try' : ''),
  variants: (strip) => {
    const { suggestions, found } = strip.context;
    if (strip.matches('empty') && suggestions.length > 0)
      return { '': strip, 'one of them': withContext(strip, { suggestions: suggestions.slice(0, 1) }) };
    return strip.matches({ shown: 'current' }) && suggestions.length === 0
      ? { '': strip, 'twelve found': withContext(strip, { found: { ...found, products: manyProducts(12) } }) }
      : { '': strip };
  },
  show: (strip, record) => ({
    node: (
      <Page>
        <SearchStrip
          word="mozarella"
          strip={standIn('searchStrip', strip, record)}
          onTry={(other) => record({ to: 'search', event: { type: 'word.replace', other } })}
        />
      </Page>
    ),
  }),
});
