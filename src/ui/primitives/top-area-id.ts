/** Id of the area above the header for what concerns all of the shop. */
export const topAreaId = 'in-cima';
