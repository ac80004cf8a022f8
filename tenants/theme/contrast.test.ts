import { describe, expect, it } from 'vitest';
import { tokens as cestolieto } from '../cestolieto/tokens.ts';
import { tokens as ortavia } from '../ortavia/tokens.ts';
import { tokens as passolesto } from '../passolesto/tokens.ts';
import { channels, contrastRatio } from './contrast.ts';
import type { SchemeTokens } from './tokens.ts';

const schemes: [name: string, scheme: SchemeTokens][] = Object.entries({
  cestolieto,
  ortavia,
  passolesto,
}).flatMap(([brand, { light, dark }]) => [
  [`${brand} light`, light],
  [`${brand} dark`, dark],
]);

type Pair = [what: string, front: string, back: string];

const on = (what: string, front: string, grounds: Record<string, string>): Pair[] =>
  Object.entries(grounds).map(([ground, back]) => [`${what} on ${ground}`, front, back]);

function grounds(scheme: SchemeTokens) {
  const { canvas, surface, sunken, tile } = scheme;
  return { canvas, surface, sunken, tile, card: scheme.card.bg === 'transparent' ? canvas : scheme.card.bg };
}

function textPairs(scheme: SchemeTokens): Pair[] {
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

function controlPairs(scheme: SchemeTokens): Pair[] {
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

const under = (pairs: Pair[], limit: number) =>
  pairs
    .map(([what, front, back]) => [what, Number(contrastRatio(front, back).toFixed(2))] as const)
    .filter(([, ratio]) => ratio < limit);

/** Distance in OKLab, where 0.02 is just visible. */
function distance(one: string, other: string): number {
  const lab = (hex: string) => {
    const [red, green, blue] = channels(hex);
    const long = Math.cbrt(0.412_22 * red + 0.536_33 * green + 0.051_45 * blue);
    const middle = Math.cbrt(0.211_9 * red + 0.680_7 * green + 0.107_4 * blue);
    const short = Math.cbrt(0.088_3 * red + 0.281_72 * green + 0.629_98 * blue);
    return [
      0.210_45 * long + 0.793_62 * middle - 0.004_07 * short,
      1.978 * long - 2.428_59 * middle + 0.450_59 * short,
      0.025_9 * long + 0.782_77 * middle - 0.808_68 * short,
    ];
  };
  const [from, to] = [lab(one), lab(other)];
  return Math.hypot(...from.map((value, axis) => value - Number(to[axis])));
}

describe.each(schemes)('%s', (_, scheme) => {
  it('sets every text at 4.5:1 or more on its grounds (WCAG 1.4.3)', () => {
    expect(under(textPairs(scheme), 4.5)).toEqual([]);
  });

  it('draws controls and focus at 3:1 or more on their grounds (WCAG 1.4.11)', () => {
    expect(under(controlPairs(scheme), 3)).toEqual([]);
  });

  it('keeps danger clearly apart from the action colour', () => {
    expect(distance(scheme.danger, scheme.action)).toBeGreaterThan(0.1);
  });
});
