import type { ViewportSize } from '@playwright/test';

/** The screens that views are looked at on, in px. */
export const phone: ViewportSize = { width: 390, height: 844 };
/** The narrowest that is served (B-20). */
export const narrow: ViewportSize = { width: 320, height: 844 };
export const wide: ViewportSize = { width: 1440, height: 900 };
