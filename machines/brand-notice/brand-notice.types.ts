/** What the brand has to say to everybody. */
export interface BrandNotice {
  title: string;
  /** HTML of the content backend, to be cleaned before it is shown. */
  html: string;
  /** Changes with title and text: a notice closed in one version shows again in another (SHELL-16). */
  version: string;
}
