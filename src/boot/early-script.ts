import type { BrandFonts } from './brand-fonts.ts';
import type { InstallOffer } from '../../services/device/installing.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { PageTheme } from './page-theme.ts';

/** What the script in the document leaves for the scripts that come after it. */
export interface EarlyScript {
  /** Path and query the document was opened at, once Back or Forward has led on from there; else null. */
  leftAddress: string | null;
  /** Ends the recording of what is pressed or sent before the flows are there, and gives it, once for each control. */
  stop: () => ReadonlyMap<Element, () => void>;
  fonts: BrandFonts;
  /** Shows these colours; null follows the device. */
  showTheme: (theme: PageTheme | null) => void;
  answerTo: FirstAnswer['take'];
  /** What the browser offered last that installs the shop, kept until the shopper wants it. */
  installOffer: InstallOffer | null;
  /** The element that had the focus last; whatever holds the focus comes later. */
  lastFocused: EventTarget | null;
  /** Asks for what is needed once the page answers. */
  letInNext: () => void;
}

declare global {
  // A global of the page, shared by two scripts.
  var earlyScript: EarlyScript | undefined;
}
