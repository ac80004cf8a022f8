import type { SubmitEvent } from 'react';
import { isConsentChoice, type ConsentAction } from '../../../contract/rules/session/cookie-consent.ts';

/** What the pressed button of a form about cookies stands for; a form sent without one is saved as it is. */
export function chosenAction({ nativeEvent }: SubmitEvent): ConsentAction {
  const { submitter } = nativeEvent;
  const action = submitter instanceof HTMLButtonElement ? submitter.value : 'save';
  return isConsentChoice(action) ? action : 'save';
}
