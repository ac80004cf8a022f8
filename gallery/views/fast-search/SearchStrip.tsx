import { searchStripModel } from '../../../paths/models/search-strip/search-strip.model.ts';
import { SearchStrip } from '../../../src/views/fast-search/SearchStrip.tsx';
import { Page } from '../../../src/ui/layout/Page.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: searchStripModel,
  isShown: (strip) => strip.status === 'active',
  variantName: ({ context }) => (context.suggestions.length > 0 ? 'words to try' : ''),
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
