/** Id of a page's list of products, for links to it. */
export const productsId = 'elenco-prodotti';
