import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { spendingCapMachine } from './spending-cap.machine.ts';

type SpendingCapFlow = SnapshotFrom<typeof spendingCapMachine>;

/** The form is open, though the login may stand over it. */
export const isCapEdited = (flow: SpendingCapFlow): boolean => flow.hasTag('editing');

export const typedCap = ({ context }: SpendingCapFlow): string => context.text;

/** There is a cap at the shop, which can be taken away. */
export const hasFormerCap = ({ context }: SpendingCapFlow): boolean => context.former !== null;

/** Something is on its way, or waits for session or service: nothing is changed meanwhile. */
export const isCapBusy = (flow: SpendingCapFlow): boolean => flow.matches('saving');

/** What is typed is no amount a cap can have. */
export const isCapWrong = ({ context }: SpendingCapFlow): boolean => context.isWrong;

/** Why the cap could not be saved. */
export const capError = ({ context }: SpendingCapFlow): FlowError | null => context.error;
