import { useSelector } from '@xstate/react';
import { borrowedListError, copyName } from '../../../machines/borrowed-list/borrowed-list.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import type { BorrowedListRef } from './list-refs.ts';

/** Why a list was not given back; what is wrong with a copy stands in its dialog (B-37). */
export function BorrowedError({ borrowed }: { borrowed: BorrowedListRef }) {
  const isNaming = useSelector(borrowed, copyName) !== null;
  const error = useErrorMessage(useSelector(borrowed, borrowedListError));
  if (error === null || isNaming) return null;
  return (
    <MessageArea role="alert">
      <Alert tone="danger">{error}</Alert>
    </MessageArea>
  );
}
