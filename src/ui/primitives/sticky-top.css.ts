import { createVar } from '@vanilla-extract/css';

/** Height of what stays in sight at the top of the page; unset where nothing does. */
export const stickyTop = createVar();
