/** Id of the page's main landmark, which gets the focus from the skip link and on a change of page. */
export const mainId = 'contenuto';
