import { style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const points = style({ display: 'grid', gap: vars.space['4'], listStyle: 'none' });

export const point = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });
