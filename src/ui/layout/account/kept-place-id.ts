/** Id of the place a page keeps for what only a shopper sees. */
export const keptPlaceId = 'scorciatoie';
