import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages as dialogMessages } from '#words/dialogs.po';
import { messages } from '#words/personal.po';
import { addressBookActors } from '../../machines/address-book/address-book.actors.ts';
import { addressBookLogic } from '../../machines/address-book/address-book.logic.ts';
import { isBookLoading } from '../../machines/address-book/address-book.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { connectedLogic } from '../routing/connected-logic.ts';
import { AddressBookView } from '../views/addresses/AddressBookView.tsx';
import { addressEditorFlow } from './parts/address-editor-flow.ts';

export const page: PageModule = {
  messages: { ...messages, ...dialogMessages },
  open(deps) {
    const addressEditor = addressEditorFlow({
      services: deps.services,
      connected: (machine) => connectedLogic(machine, deps.connect),
    });
    const book = createActor(
      addressBookLogic.provide({ actors: { ...addressBookActors(deps), addressEditor } }),
    );
    return {
      actors: { book },
      start: () => book.start(),
      stop: () => book.stop(),
      follow: () => undefined,
      render: () => <AddressBookView book={book} />,
      head: () => plainHead(deps.tenant, deps.words(msg`I miei indirizzi`)),
      isSettled: () => !isBookLoading(book.getSnapshot()),
    };
  },
};
