import { messages } from '#words/substitution.po';

/** The words about goods that are sold out: what a cart and a checkout say of them alone. */
export const substitutionMessages = messages;
