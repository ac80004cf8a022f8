import { style } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { touchTarget } from '../primitives/touch-target.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minHeight: vars.size.control,
});

export const words = style({ display: 'grid', minWidth: 0 });
export const label = style({ fontWeight: 700 });
export const note = style({ fontSize: vars.text.sm, lineHeight: 1.45, color: vars.color.muted });

export const track = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: vars.size.switchWidth,
  height: vars.size.switchHeight,
  margin: 0,
  borderRadius: vars.radius.full,
  background: vars.color.border,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  '::before': touchTarget['::after'],
  '::after': {
    content: '""',
    position: 'absolute',
    left: vars.stroke.ring,
    top: vars.stroke.ring,
    width: vars.size.knob,
    height: vars.size.knob,
    borderRadius: '50%',
    background: vars.color.surface,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  },
  selectors: {
    '&:checked': { background: vars.color.action },
    '&:checked::after': { transform: `translateX(${vars.size.icon})` },
    '&:disabled': { background: vars.color.line, cursor: 'not-allowed' },
    '&:disabled:checked': { background: vars.color.muted },
  },
  '@media': {
    [forcedColours]: {
      border: `${vars.stroke.hair} solid ButtonText`,
      '::after': { background: 'ButtonText', left: vars.stroke.strong, top: vars.stroke.strong },
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': { background: 'HighlightText' },
        '&:disabled': { borderStyle: 'dashed' },
        '&:disabled::after': { background: 'GrayText' },
        '&:disabled:checked': { background: 'Canvas' },
      },
    },
  },
});
