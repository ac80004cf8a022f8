import { createVar, fallbackVar } from '@vanilla-extract/css';
import { safeTop } from './safe-area.ts';

/** Height of the bar above the header, as a custom property; unset while there is none. */
export const topBar = createVar();

/** Height of what stands above the header: of that bar, if there is one, and of the phone's own. */
export const topBarHeight = `(${fallbackVar(topBar, '0px')} + ${safeTop})`;

/** Height of what sticks to the top of the page, as a custom property; unset where nothing does. */
export const stickyTop = createVar();

/** The same, nothing where nothing does. */
export const stickyTopHeight = fallbackVar(stickyTop, topBarHeight);
