import { vars } from '../../../tenants/theme/vars.css.ts';

/** How far a side reaches beyond what is drawn, where that is smaller than a thumb. */
const reach = `min(0rem, (100% - ${vars.size.control}) / 2)`;

/** Styles of a control that is drawn smaller than a thumb: an unseen area around it is pressed with it (B-20). */
export const touchTarget = {
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: reach, zIndex: 1 },
} as const;
