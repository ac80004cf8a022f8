/** The id of the page's main landmark: the skip link and a change of page lead the keyboard there. */
export const mainId = 'contenuto';
