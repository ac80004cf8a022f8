import type { SnapshotFrom } from 'xstate';
import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import type { exclusionsMachine } from './exclusions.machine.ts';
import type { ExclusionsContext } from './exclusions.types.ts';

type ExclusionsFlow = SnapshotFrom<typeof exclusionsMachine>;

const none: Exclusions = { allergens: [], traces: false, diets: [], terms: [], hide: false };

/** What is kept, with what the shopper has changed of it. */
export const shownExclusions = ({ edits, kept }: ExclusionsContext): Exclusions => edits ?? kept ?? none;

/** The shop has told of them, and they may be seen. */
export const areExclusionsShown = (flow: ExclusionsFlow): boolean =>
  !flow.matches('loading') && !flow.matches('failed');
export const exclusionsForm = ({ context }: ExclusionsFlow): Exclusions => shownExclusions(context);
/** Something is on its way: nothing is changed meanwhile. */
export const areExclusionsBusy = (flow: ExclusionsFlow): boolean =>
  flow.matches('saving') || flow.matches('removing');
/** The shop keeps some. */
export const areExclusionsKept = ({ context }: ExclusionsFlow): boolean => context.kept !== null;
/** Something is changed or typed, and not saved. */
export const areExclusionsUnsaved = ({ context: { edits, term } }: ExclusionsFlow): boolean =>
  edits !== null || term.trim() !== '';
export const typedTerm = ({ context }: ExclusionsFlow): string => context.term;
export const termFault = ({ context }: ExclusionsFlow) => context.termFault;
export const isConsentGiven = ({ context }: ExclusionsFlow): boolean => context.consents;
export const isConsentLacking = ({ context }: ExclusionsFlow): boolean => context.lacksConsent;
export const areExclusionsBeingSaved = (flow: ExclusionsFlow): boolean => flow.matches('saving');
export const areExclusionsBeingRemoved = (flow: ExclusionsFlow): boolean => flow.matches('removing');
export const areExclusionsSaved = (flow: ExclusionsFlow): boolean => flow.matches({ shown: 'saved' });
export const areExclusionsRemoved = (flow: ExclusionsFlow): boolean => flow.matches({ shown: 'removed' });
export const isExclusionRemovalAsked = (flow: ExclusionsFlow): boolean => flow.matches('confirmingRemoval');
/** Nobody is logged in, and the login was dismissed. */
export const areExclusionsSignedOut = (flow: ExclusionsFlow): boolean =>
  flow.matches('failed') && flow.context.error?.failure === 'dismissed';
export const haveExclusionsFailed = (flow: ExclusionsFlow): boolean =>
  flow.matches('failed') && !areExclusionsSignedOut(flow);
export const exclusionsError = ({ context }: ExclusionsFlow) => context.error;
export const areExclusionsSettled = (flow: ExclusionsFlow): boolean => !flow.matches('loading');
