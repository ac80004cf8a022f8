import { useLingui } from '@lingui/react';
import type { FlowError } from '../../../contract/api/failure.ts';
import { errorWords } from '../../words/error-words.ts';

/** A flow's failure in the shopper's words, or null. */
export function useErrorWords(error: FlowError | null): string | null {
  const { i18n } = useLingui();
  return error === null ? null : errorWords(error, i18n);
}
