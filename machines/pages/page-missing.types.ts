/** What a page was opened for does not exist: its visitor is led to /not-found (NAV-06, CAT-04, CMS-03). */
export interface PageMissing {
  type: 'page.missing';
}
