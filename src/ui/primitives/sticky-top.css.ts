import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Height of the bar above the header, as a custom property; unset while there is none. */
export const topBar = createVar();

/** The same, nothing while there is none. */
export const topBarHeight = fallbackVar(topBar, '0px');

/** Height of what sticks to the top of the page, as a custom property; unset where nothing does. */
export const stickyTop = createVar();

/** The same, nothing where nothing does. */
export const stickyTopHeight = fallbackVar(stickyTop, topBarHeight);
