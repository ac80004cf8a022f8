import { style } from '@vanilla-extract/css';

export const sightText = style({ '::before': { content: 'attr(data-text)' } });
