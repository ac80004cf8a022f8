/** How far a side reaches beyond what is drawn, where that is smaller than a thumb: thumbs do not grow with the text. */
const reach = 'min(0px, (100% - 44px) / 2)';

/** Styles of a control that is drawn smaller than a thumb: an unseen area around it is pressed with it (B-20). */
export const touchTarget = {
  position: 'relative',
  '::after': { content: '""', position: 'absolute', inset: reach, zIndex: 1 },
} as const;
