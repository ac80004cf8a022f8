import { messages } from '#words/dialogs.po';

/** The words of the dialogs and drawers that share a file. */
export const dialogMessages = messages;
