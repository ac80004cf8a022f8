import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../tenants/theme/vars.css.ts';

export const ruled = style({ display: 'grid' });

globalStyle(`${ruled} > *`, { paddingBlock: vars.space['1'] });
globalStyle(`${ruled} > * + *`, { borderTop: `${vars.stroke.hair} solid ${vars.color.line}` });
