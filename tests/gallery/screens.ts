import type { ViewportSize } from '@playwright/test';

/** The screens that views are looked at on, in px. */
export const phone: ViewportSize = { width: 390, height: 844 };
/** The narrowest that is served (B-20). */
export const narrow: ViewportSize = { width: 320, height: 844 };
export const wide: ViewportSize = { width: 1440, height: 900 };
/** Where the columns of the brands change. */
export const tablets: readonly ViewportSize[] = [
  { width: 768, height: 1024 },
  { width: 900, height: 1024 },
  { width: 1199, height: 900 },
  { width: 1200, height: 900 },
];
