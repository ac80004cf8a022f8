import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { fastSearchLogic } from '../../machines/fast-search/fast-search.logic.ts';
import { searchStripActors } from '../../machines/search-strip/search-strip.actors.ts';
import { searchStripLogic } from '../../machines/search-strip/search-strip.logic.ts';
import { wordsIn } from '../routing/entry/entry-path.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { FastSearchView } from '../views/fast-search/FastSearchView.tsx';

export const page: PageModule = {
  messages,
  open(deps, at) {
    const search = createActor(
      fastSearchLogic.provide({
        actors: { searchStrip: searchStripLogic.provide({ actors: searchStripActors(deps) }) },
      }),
      { input: { words: wordsIn(at.search), hash: deps.hash } },
    );
    return {
      actors: { search },
      start: () => search.start(),
      stop: () => search.stop(),
      follow: (next) => search.send({ type: 'words.entered', words: wordsIn(next.search) }),
      render: () => <FastSearchView search={search} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Ricerca veloce`)),
      isSettled: () => search.getSnapshot().hasTag('settled'),
    };
  },
};
