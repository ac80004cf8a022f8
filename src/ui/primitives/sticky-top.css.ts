import { createVar } from '@vanilla-extract/css';

/** Height of what sticks to the top of the page, as a custom property; unset where nothing does. */
export const stickyTop = createVar();
