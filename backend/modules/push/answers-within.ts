/** How long a push service may take to answer, in ms. */
export const answersWithinMs = 10_000;
