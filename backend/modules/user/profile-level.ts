/** An account nobody proved the e-mail of. */
export const registeredLevel = 1;

/** An account whose e-mail was confirmed: it may log in. */
export const confirmedLevel = 2;

/** Lacks nothing that a delivery needs of its shopper (SES-26). */
const completeLevel = 2;

interface Person {
  readonly profileLevel: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
}

/**
 * How far the profile has come: the level of the account, but below `completeLevel` while it does not say who is to be
 * called, by which name and number (SES-26, decision 059).
 */
export const levelOf = ({ profileLevel, firstName, lastName, phone }: Person): number =>
  [firstName, lastName, phone].every((word) => word.trim() !== '')
    ? profileLevel
    : Math.min(profileLevel, completeLevel - 1);
