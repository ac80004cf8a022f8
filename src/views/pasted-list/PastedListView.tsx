import { useSelector } from '@xstate/react';
import { areMatchesShown } from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { ListText } from './ListText.tsx';
import { MatchedList } from './MatchedList.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';

/** 'Incolla una lista': the text, then what was found for it (B-21). */
export function PastedListView({ list }: { list: PastedListRef }) {
  const areShown = useSelector(list, areMatchesShown);
  return (
    <Page top="md" gap="4" tall>
      {areShown ? <MatchedList list={list} /> : <ListText list={list} />}
    </Page>
  );
}
