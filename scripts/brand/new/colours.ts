import { contrastFindings } from '../checks/contrast.ts';
import { colourDistance, contrastRatio } from '../../../tenants/theme/contrast.ts';
import { leastOfText } from '../../../tenants/theme/contrast-pairs.ts';
import type { SchemeTokens, TenantTokens } from '../../../tenants/theme/tokens.ts';

/** The two colours a brand is known by, `#rrggbb`. */
export interface BrandColours {
  action: string;
  accent: string;
}

const white = '#ffffff';
const black = '#000000';

const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** `share` of `other`, 0 to 1, in `colour`. */
function mix(colour: string, other: string, share: number): string {
  const [from, to] = [parts(colour), parts(other)];
  const mixed = from.map((value, at) => Math.round(value + (Number(to[at]) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The lightest mix of a colour with white that is read on all of these grounds. */
function lightened(colour: string, grounds: readonly string[]): string {
  for (let share = 0; share < 1; share += 0.05) {
    const lighter = mix(colour, white, share);
    if (grounds.every((ground) => contrastRatio(lighter, ground) >= leastOfText)) return lighter;
  }
  return white;
}

/** Of two, the one that is read better. */
const readable = (ground: string, one: string, other: string): string =>
  contrastRatio(one, ground) >= contrastRatio(other, ground) ? one : other;

/** Of two signs of danger, the one that does not read as the action. */
const apart = (action: string, one: string, other: string): string =>
  colourDistance(one, action) >= colourDistance(other, action) ? one : other;

function lightScheme({ action, accent }: BrandColours): SchemeTokens {
  const canvas = mix(white, action, 0.03);
  const sunken = mix(white, action, 0.08);
  const text = mix('#15191d', action, 0.12);
  const muted = mix('#535b63', action, 0.1);
  const line = mix(white, text, 0.14);
  const border = mix(white, text, 0.55);
  const actionHover = mix(action, black, 0.24);
  const actionSoft = mix(white, action, 0.1);
  const onAction = readable(action, white, text);
  const accentSoft = mix(white, accent, 0.22);
  const onAccent = readable(accent, text, white);
  return {
    canvas,
    surface: white,
    sunken,
    tile: mix(white, action, 0.05),
    text,
    muted,
    line,
    border,
    action,
    actionHover,
    onAction,
    actionSoft,
    onActionSoft: actionHover,
    secondary: '#0d5c63',
    onSecondary: white,
    secondarySoft: '#e2f0f1',
    accent,
    onAccent,
    accentSoft,
    promo: accentSoft,
    onPromo: text,
    focus: '#1b4e9b',
    success: '#1d6334',
    successSoft: '#e4f2e6',
    warning: '#744700',
    warningSoft: '#fdf0cf',
    danger: apart(action, '#a3160f', '#7b1450'),
    dangerSoft: '#fbe8ec',
    info: '#1b4e9b',
    infoSoft: '#e8effa',
    header: {
      bg: canvas,
      text,
      muted,
      line,
      field: white,
      fieldBorder: border,
      pill: sunken,
      cart: action,
      onCart: onAction,
    },
    logo: { mark: action, detail: onAction, word: action },
    hero: { bg: accentSoft, text, muted: mix(text, white, 0.14) },
    feature: { bg: actionHover, text: white },
    card: { bg: 'transparent', line: 'transparent' },
    add: {
      bg: action,
      text: onAction,
      line: 'transparent',
      hoverBg: actionHover,
      hoverText: readable(actionHover, white, text),
    },
    scrim: 'rgb(16 20 24 / 0.52)',
    shadow: {
      low: '0 1px 2px rgb(16 20 24 / 0.08)',
      float: '0 8px 24px rgb(16 20 24 / 0.12)',
      cover: '0 24px 64px rgb(16 20 24 / 0.22)',
    },
  };
}

function darkScheme({ action: brandAction, accent: brandAccent }: BrandColours): SchemeTokens {
  const canvas = mix('#121517', brandAction, 0.05);
  const surface = mix('#1b1f22', brandAction, 0.06);
  const sunken = mix('#0c0e10', brandAction, 0.04);
  const tile = mix('#262b2f', brandAction, 0.06);
  const softs = {
    actionSoft: mix(surface, brandAction, 0.18),
    secondarySoft: '#12343a',
    accentSoft: mix(surface, brandAccent, 0.16),
    successSoft: '#1d3121',
    warningSoft: '#3b2d10',
    dangerSoft: '#451a2c',
    infoSoft: '#1b2a40',
  };
  const action = lightened(brandAction, [canvas, surface, sunken, tile, ...Object.values(softs)]);
  const actionHover = mix(action, white, 0.3);
  const onAction = mix('#0c0e10', brandAction, 0.08);
  const text = '#f2f4f5';
  const muted = '#c0c7cd';
  const line = '#3a4146';
  const border = '#929ba3';
  return {
    canvas,
    surface,
    sunken,
    tile,
    text,
    muted,
    line,
    border,
    action,
    actionHover,
    onAction,
    onActionSoft: mix(action, white, 0.4),
    secondary: '#8fd3da',
    onSecondary: '#06262a',
    accent: lightened(brandAccent, [surface]),
    onAccent: '#15191d',
    promo: softs.accentSoft,
    onPromo: text,
    focus: '#a8c9ff',
    success: '#93d4a0',
    warning: '#f5c76a',
    danger: apart(action, '#ffb0a6', '#f2a6d4'),
    info: '#a8c9ff',
    ...softs,
    header: {
      bg: canvas,
      text,
      muted,
      line,
      field: surface,
      fieldBorder: border,
      pill: tile,
      cart: action,
      onCart: onAction,
    },
    logo: { mark: action, detail: onAction, word: action },
    hero: { bg: softs.accentSoft, text, muted: '#d5dade' },
    feature: { bg: softs.actionSoft, text },
    card: { bg: 'transparent', line: 'transparent' },
    add: { bg: action, text: onAction, line: 'transparent', hoverBg: actionHover, hoverText: onAction },
    scrim: 'rgb(4 6 8 / 0.66)',
    shadow: { low: 'none', float: '0 8px 24px rgb(0 0 0 / 0.4)', cover: '0 24px 64px rgb(0 0 0 / 0.6)' },
  };
}

/** The look of a brand of two colours, light and dark. */
export const schemesOf = (colours: BrandColours): Pick<TenantTokens, 'light' | 'dark'> => ({
  light: lightScheme(colours),
  dark: darkScheme(colours),
});

/** What could not be read of such a brand, and the nearest darker action that can be; null where there is none. */
export function unreadable(colours: BrandColours): { faults: readonly string[]; nearest: string | null } {
  const faultsOf = (action: string) =>
    contrastFindings(schemesOf({ ...colours, action })).map(({ says }) => says);
  const shades = Array.from({ length: 40 }, (_, step) => mix(colours.action, black, (step + 1) * 0.02));
  return {
    faults: faultsOf(colours.action),
    nearest: shades.find((shade) => faultsOf(shade).length === 0) ?? null,
  };
}
