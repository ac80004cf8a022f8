/** The id of the place on top of every page for what concerns the shopper wherever they are. */
export const noticeAreaId = 'avvisi';
