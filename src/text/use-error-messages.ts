import { useLingui } from '@lingui/react';
import type { FlowError } from '../../contract/api/failure.ts';
import { errorMessage } from './error-messages.ts';

/** A flow's failure in the shopper's words, or null. */
export function useErrorMessage(error: FlowError | null): string | null {
  const { i18n } = useLingui();
  return error === null ? null : errorMessage(error, i18n);
}
