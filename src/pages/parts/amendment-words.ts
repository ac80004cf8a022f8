import { messages } from '#words/amendment.po';

/** The words of an order that is changed: most visitors never see any of it. */
export const amendmentMessages = messages;
