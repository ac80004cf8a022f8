/** Id of the area at the top of every page for messages that hold on all pages. */
export const noticeAreaId = 'avvisi';
