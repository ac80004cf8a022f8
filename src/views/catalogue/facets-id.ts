/** Where the filters of a list stand, for a link to them. */
export const facetsId = 'filtri';
