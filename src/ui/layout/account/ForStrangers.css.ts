import { style } from '@vanilla-extract/css';

export const forStrangers = style({ selectors: { ':root[data-known] &': { display: 'none' } } });
