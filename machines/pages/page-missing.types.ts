/** What a page was opened for does not exist (NAV-06, CAT-04, CMS-03). */
export interface PageMissing {
  type: 'page.missing';
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    pages: PageMissing;
  }
}
