import type { SnapshotFrom } from 'xstate';
import type { ageDeclarationMachine } from './age-declaration.machine.ts';

/** What was ticked last, until the cart says it. */
export const askedDeclaration = ({ context }: SnapshotFrom<typeof ageDeclarationMachine>): boolean | null =>
  context.asked;
