import { style } from '@vanilla-extract/css';
import { unscripted } from '../../../tenants/theme/breakpoints.ts';

// Nothing will take its place.
export const place = style({ '@media': { [unscripted]: { display: 'none' } } });
