import { style } from '@vanilla-extract/css';

export const countdown = style({ fontWeight: 700, whiteSpace: 'nowrap' });
