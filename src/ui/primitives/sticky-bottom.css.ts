import { createVar, fallbackVar } from '@vanilla-extract/css';
import { safeBottom } from './safe-area.ts';

/** Heights of the bars that are there, as custom properties; each bar sets its own. */
export const bottomBarHeight = createVar();
export const buyBarHeight = createVar();
/** Height of a banner that stands on the bars. */
export const bannerHeight = createVar();
/** Height of a hint that floats above the bars, with the room around it. */
export const hintHeight = createVar();

/** Height of the bars at the window's bottom. */
export const stickyBars = `${fallbackVar(bottomBarHeight, '0px')} + ${fallbackVar(buyBarHeight, '0px')} + ${safeBottom}`;

/** Height of everything that sticks to the window's bottom. */
export const stickyBottom = `${stickyBars} + ${fallbackVar(bannerHeight, '0px')} + ${fallbackVar(hintHeight, '0px')}`;
