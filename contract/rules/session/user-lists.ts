/** What the shop knows of a user besides who they are; a visitor has none of it. */
interface ListedUser {
  readonly legals?: readonly { readonly legalId: number }[] | null | undefined;
  readonly crmUserSegments?:
    | readonly { readonly crmSegment: { readonly crmSegmentId: number } }[]
    | null
    | undefined;
}

/** Whether a user has given a consent; false where nothing is known of their consents (SES-27). */
export const hasConsent = ({ legals }: ListedUser, legalId: number): boolean =>
  legals?.some((given) => given.legalId === legalId) ?? false;

/** Whether a user is in a segment; false where nothing is known of their segments (SES-27). */
export const inSegment = ({ crmUserSegments }: ListedUser, crmSegmentId: number): boolean =>
  crmUserSegments?.some(({ crmSegment }) => crmSegment.crmSegmentId === crmSegmentId) ?? false;
