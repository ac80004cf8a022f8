import { language } from '#language';
import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { pastedListActors } from '../../machines/pasted-list/pasted-list.actors.ts';
import { pastedListLogic } from '../../machines/pasted-list/pasted-list.logic.ts';
import { isListMatching, pastedText } from '../../machines/pasted-list/pasted-list.selectors.ts';
import { pastedListDraftIn } from '../../services/lists/pasted-list-draft.ts';
import { canReadClipboard, readClipboard } from '../../services/device/clipboard.ts';
import { canHear, hearLine } from '../../services/device/hearing.ts';
import { plainHead } from '../routing/page-head.ts';
import { takeSharedText } from './parts/shared-text.ts';
import type { PageModule } from '../routing/page.ts';
import { PastedListView } from '../views/pasted-list/PastedListView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    // Nothing is kept on the server, which has no storage of anybody's.
    const draft = pastedListDraftIn(() => sessionStorage);
    const list = createActor(
      pastedListLogic.provide({
        actors: pastedListActors({ ...deps, device: { readClipboard, hearLine, language } }),
      }),
      {
        input: { text: '' },
      },
    );
    return {
      actors: { list },
      start() {
        // The first thing kept would be the empty list.
        // What was shared comes below what was typed before: neither is lost.
        const text = [draft.read().trimEnd(), takeSharedText()].filter((part) => part !== '').join('\n');
        list.start();
        list.send({ type: 'device.told', canPaste: canReadClipboard(), canHear: canHear() });
        list.subscribe((snapshot) => draft.keep(pastedText(snapshot)));
        if (text !== '') list.send({ type: 'text.changed', text });
      },
      stop: () => list.stop(),
      follow: () => undefined,
      render: () => <PastedListView list={list} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Incolla una lista`)),
      isSettled: () => !isListMatching(list.getSnapshot()),
    };
  },
};
