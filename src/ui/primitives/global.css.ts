import { createGlobalVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { forcedColours, screen } from '../../../tenants/theme/breakpoints.ts';
import { vars } from '../../../tenants/theme/vars.css.ts';
import { layer } from './layers.ts';
import { safeTop } from './safe-area.ts';
import { bannerHeight, stickyBottom } from './sticky-bottom.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingBlock: `calc(${safeTop} + ${vars.space['4']}) calc(${fallbackVar(bannerHeight, '0px')} + ${vars.space['4']})`,
  '@media': {
    [screen.phone]: { scrollPaddingBottom: `calc(${stickyBottom} + ${vars.space['4']})` },
  },
});

globalStyle('body', {
  margin: 0,
  paddingTop: safeTop,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: 1.5,
  wordSpacing: vars.font.wordSpacing,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});

// What scrolls under the phone's own bar is not seen there.
globalStyle('body::before', {
  content: '',
  position: 'fixed',
  zIndex: layer.bar,
  insetInline: 0,
  top: 0,
  height: safeTop,
  background: vars.color.header.bg,
});

// An overlay of Radix sets both on the body as it opens. Inherited, each would restyle every element of the page, an eighth
// of a second on a slow phone; nobody reads the one, and the scrim does the work of the other.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });
globalStyle('body', { pointerEvents: 'auto !important' as 'auto' }); // the types know no importance

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});

// `anywhere`, not `break-word`: long words of product names break also where a column is sized by its content.
globalStyle('h1, h2, h3, h4, dt, legend, label', { overflowWrap: 'anywhere' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('a', { color: 'inherit' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  wordSpacing: 'inherit',
  letterSpacing: 'inherit',
});

// The message under a wrong field comes into sight with it.
globalStyle('[aria-invalid="true"]', { scrollMarginBottom: vars.space['16'] });

globalStyle('button', { cursor: 'pointer', background: 'none', border: 0, padding: 0 });

// The gap in the surface colour keeps the ring visible on any fill, so no component's own shadow may replace it.
globalStyle(':focus-visible', {
  outline: `${vars.stroke.ring} solid ${vars.color.focus}`,
  outlineOffset: vars.stroke.strong,
  boxShadow: `0 0 0 ${vars.stroke.strong} ${vars.color.surface} !important`,
});

// Keeps a page's margins from collapsing through `main`, so that changing pages does not move it.
globalStyle('main', { display: 'flow-root' });
globalStyle('main:focus', { outline: 'none', boxShadow: 'none !important' });

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
