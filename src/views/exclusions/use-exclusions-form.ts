import { useSelector } from '@xstate/react';
import { areExclusionsBusy, exclusionsForm } from '../../../machines/exclusions/exclusions.selectors.ts';
import type { ExclusionsRef } from './exclusions-ref.ts';

/** What the form says, and whether it is on its way to the shop. */
export const useExclusionsForm = (exclusions: ExclusionsRef) => ({
  form: useSelector(exclusions, exclusionsForm),
  busy: useSelector(exclusions, areExclusionsBusy),
});
