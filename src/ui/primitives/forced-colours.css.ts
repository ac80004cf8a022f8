import { globalStyle } from '@vanilla-extract/css';
import { forcedColours } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';

const inForcedColours = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@media': { [forcedColours]: rule } });

// Backgrounds are the device's there: what is chosen of several has a thick edge, wherever it is.
inForcedColours(
  [
    '[aria-current]:not([aria-current="false"])',
    '[aria-selected="true"]',
    '[aria-pressed="true"]',
    '[role="radio"][aria-checked="true"]',
    'label:has(> input:is([type="radio"], [type="checkbox"]):checked)',
  ].join(),
  { border: `${vars.stroke.bar} solid Highlight !important` },
);

inForcedColours('[aria-disabled="true"], :disabled, label:has(> :disabled)', {
  color: 'GrayText !important',
  borderColor: 'GrayText !important',
  borderStyle: 'dotted !important',
  opacity: '1 !important',
});

// What lies over the page has no shadow there.
inForcedColours('[role="dialog"], [role="alertdialog"], [role="tooltip"]', {
  border: `${vars.stroke.strong} solid CanvasText`,
});
