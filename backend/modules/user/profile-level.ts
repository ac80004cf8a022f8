/** An account nobody proved the e-mail of. */
export const registeredLevel = 1;

/** An account whose e-mail was confirmed: it may log in. */
export const confirmedLevel = 2;
