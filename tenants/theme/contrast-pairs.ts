import type { SchemeTokens } from './tokens.ts';

/** What is read or seen on a ground. Colours are `#rrggbb`. */
export interface ContrastPair {
  readonly what: string;
  readonly front: string;
  readonly back: string;
}

/** The least contrast of text with its ground (WCAG 1.4.3). */
export const leastOfText = 4.5;

/** The least contrast of a control, its state and the focus with what they stand on (WCAG 1.4.11). */
export const leastOfControls = 3;

const on = (what: string, front: string, grounds: Record<string, string>): ContrastPair[] =>
  Object.entries(grounds).map(([ground, back]) => ({ what: `${what} on ${ground}`, front, back }));

function grounds(scheme: SchemeTokens) {
  const { canvas, surface, sunken, tile } = scheme;
  return { canvas, surface, sunken, tile, card: scheme.card.bg === 'transparent' ? canvas : scheme.card.bg };
}

/** Every text of the design system on every ground it stands on. */
export function textPairs(scheme: SchemeTokens): ContrastPair[] {
  const { canvas, surface, sunken, header, hero, add } = scheme;
  const pages = { canvas, surface };
  const softs = {
    actionSoft: scheme.actionSoft,
    secondarySoft: scheme.secondarySoft,
    accentSoft: scheme.accentSoft,
    successSoft: scheme.successSoft,
    warningSoft: scheme.warningSoft,
    dangerSoft: scheme.dangerSoft,
    infoSoft: scheme.infoSoft,
  };
  return [
    ...on('text', scheme.text, { ...grounds(scheme), ...softs }),
    ...on('muted', scheme.muted, { ...grounds(scheme), actionSoft: scheme.actionSoft }),
    ...on('link', scheme.action, { ...pages, sunken, tile: scheme.tile, ...softs }),
    ...on('link hover', scheme.actionHover, { ...pages, sunken }),
    ...on('onAction', scheme.onAction, { action: scheme.action, actionHover: scheme.actionHover }),
    ...on('onActionSoft', scheme.onActionSoft, { actionSoft: scheme.actionSoft, ...pages }),
    ...on('onSecondary', scheme.onSecondary, { secondary: scheme.secondary }),
    ...on('secondary', scheme.secondary, { ...pages, secondarySoft: scheme.secondarySoft }),
    ...on('onAccent', scheme.onAccent, { accent: scheme.accent }),
    ...on('onPromo', scheme.onPromo, { promo: scheme.promo }),
    ...on('success', scheme.success, {
      ...pages,
      successSoft: scheme.successSoft,
      actionSoft: scheme.actionSoft,
    }),
    ...on('warning', scheme.warning, { ...pages, warningSoft: scheme.warningSoft }),
    ...on('danger', scheme.danger, { ...pages, sunken, dangerSoft: scheme.dangerSoft }),
    ...on('info', scheme.info, { ...pages, infoSoft: scheme.infoSoft }),
    ...on('surface', surface, { danger: scheme.danger, success: scheme.success }),
    ...on('canvas', canvas, { text: scheme.text }),
    ...on('header text', header.text, { bg: header.bg, pill: header.pill }),
    ...on('header muted', header.muted, { bg: header.bg, pill: header.pill }),
    ...on('cart', header.onCart, { cart: header.cart }),
    ...on('cart count', header.cart, { onCart: header.onCart }),
    ...on('search text', scheme.text, { field: header.field }),
    ...on('search hint', scheme.muted, { field: header.field }),
    ...on('hero text', hero.text, { bg: hero.bg }),
    ...on('hero muted', hero.muted, { bg: hero.bg }),
    ...on('feature', scheme.feature.text, { bg: scheme.feature.bg }),
    ...on('card action', add.text, { bg: add.bg }),
    ...on('card action hover', add.hoverText, { hoverBg: add.hoverBg }),
  ];
}

/** Every control and mark that must be seen, on what it stands on. */
export function controlPairs(scheme: SchemeTokens): ContrastPair[] {
  const { canvas, surface, sunken, header } = scheme;
  const pages = { canvas, surface };
  return [
    ...on('border', scheme.border, { ...pages, sunken }),
    ...on('focus ring', scheme.focus, { ...pages, sunken, tile: scheme.tile, 'its surface gap': surface }),
    ...on('focus gap', surface, { focus: scheme.focus }),
    ...on('checked control', scheme.action, { ...pages, sunken }),
    ...on('switch off', scheme.border, pages),
    ...on('wrong field', scheme.danger, pages),
    ...on('meter', scheme.success, { sunken, surface }),
    ...on('few places', scheme.warning, { surface }),
    ...on('search field', header.fieldBorder === header.field ? header.field : header.fieldBorder, {
      bg: header.bg,
    }),
    ...on('cart button', header.cart, { bg: header.bg }),
    ...on('logo word', scheme.logo.word, { bg: header.bg }),
    ...on(
      'card action',
      scheme.add.line === 'transparent' ? scheme.add.bg : scheme.add.line,
      grounds(scheme),
    ),
  ];
}
