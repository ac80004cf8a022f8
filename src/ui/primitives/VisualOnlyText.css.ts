import { style } from '@vanilla-extract/css';

export const visualOnlyText = style({ '::before': { content: 'attr(data-text)' } });
