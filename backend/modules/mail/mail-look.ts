/** How a brand's mails look. Colours are `#rrggbb`, fonts are CSS stacks, lengths are px. */
export interface MailLook {
  /** Behind the letter, and its paper. */
  readonly ground: string;
  readonly paper: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** The band with the brand's name. */
  readonly band: { readonly ground: string; readonly text: string };
  readonly button: { readonly ground: string; readonly text: string; readonly radius: number };
  readonly headingFont: string;
  readonly bodyFont: string;
}
