import { style } from '@vanilla-extract/css';

/** Where the box has no look of its own it takes no part in the layout either. */
export const bare = style({ display: 'contents' });
