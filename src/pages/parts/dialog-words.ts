import { messages } from '#words/dialogs.po';

/** Messages of the dialogs and drawers that share a chunk. */
export const dialogMessages = messages;
