import type { ActorRefFrom } from 'xstate';
import type { alternativesMachine } from '../../../../machines/alternatives/alternatives.machine.ts';
import type { lineNoteMachine } from '../../../../machines/line-note/line-note.machine.ts';

/** The flow in which the note of a line is written. */
export type LineNoteRef = ActorRefFrom<typeof lineNoteMachine>;

/** What can take the place of one product. */
export type InsteadRef = ActorRefFrom<typeof alternativesMachine>;
