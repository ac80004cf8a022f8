import { px } from './scale.ts';
import type { CardTokens, LayoutTokens, TenantTokens } from './tokens.ts';

/** A length on the three screen classes: desktop, tablet, phone. */
type OnScreens = readonly [desktop: string, tablet: string, phone: string];

const lengths = (desktop: number, tablet: number, phone: number): OnScreens => [
  px(desktop),
  px(tablet),
  px(phone),
];

const always = (value: string): OnScreens => [value, value, value];

const hero = {
  block: {
    heroColumns: ['minmax(0, 1fr) 400px', 'minmax(0, 1fr) 320px', 'minmax(0, 1fr)'],
    heroGap: lengths(24, 16, 12),
    heroFrame: always('0px'),
    heroHeight: lengths(296, 296, 0),
    heroPad: ['40px', '32px', '16px'],
    heroTitle: ['3rem', '2.5rem', '1.5rem'],
    heroText: lengths(440, 320, 960),
    heroArt: lengths(480, 300, 120),
    heroAsideLine: lengths(1, 1, 1),
  },
  sheet: {
    heroColumns: ['minmax(0, 1fr) 400px', 'minmax(0, 1fr) 320px', 'minmax(0, 1fr)'],
    heroGap: lengths(0, 0, 0),
    heroFrame: lengths(1, 1, 1),
    heroHeight: lengths(352, 320, 0),
    heroPad: ['48px 56px', '32px 40px', '16px'],
    heroTitle: ['3.75rem', '2.75rem', '1.625rem'],
    heroText: lengths(480, 340, 960),
    heroArt: lengths(460, 300, 124),
    heroAsideLine: lengths(0, 0, 0),
  },
  strip: {
    heroColumns: ['minmax(0, 1fr) 400px', 'minmax(0, 1fr) 320px', 'minmax(0, 1fr)'],
    heroGap: lengths(12, 12, 12),
    heroFrame: always('0px'),
    heroHeight: lengths(256, 248, 0),
    heroPad: ['32px 40px', '28px 32px', '16px'],
    heroTitle: ['3.25rem', '2.5rem', '1.375rem'],
    heroText: lengths(500, 340, 960),
    heroArt: lengths(420, 280, 100),
    heroAsideLine: lengths(1, 1, 1),
  },
} satisfies Record<LayoutTokens['hero'], Record<string, OnScreens>>;

const sections = {
  airy: {
    sectionGap: lengths(48, 48, 32),
    sectionRule: lengths(0, 0, 0),
    sectionPad: lengths(0, 0, 0),
    sectionHead: lengths(20, 20, 12),
  },
  ruled: {
    sectionGap: lengths(56, 48, 36),
    sectionRule: lengths(1, 1, 1),
    sectionPad: lengths(20, 16, 12),
    sectionHead: lengths(24, 20, 16),
  },
  tight: {
    sectionGap: lengths(36, 36, 28),
    sectionRule: lengths(0, 0, 0),
    sectionPad: lengths(0, 0, 0),
    sectionHead: lengths(14, 14, 10),
  },
} satisfies Record<LayoutTokens['sections'], Record<string, OnScreens>>;

const departments = {
  tiles: {
    deptGap: lengths(12, 8, 8),
    deptDirection: always('column'),
    deptPad: ['14px 6px 12px', '12px 4px 10px', '10px 4px'],
    deptPicture: lengths(56, 44, 44),
    deptText: ['0.875rem', '0.75rem', '0.75rem'],
    deptAlign: always('center'),
    deptBasis: lengths(88, 88, 88),
    deptTop: lengths(24, 24, 16),
  },
  sheet: {
    deptGap: lengths(0, 0, 0),
    deptDirection: always('column'),
    deptPad: ['20px 6px 18px', '14px 4px 12px', '12px 4px'],
    deptPicture: lengths(64, 48, 44),
    deptText: ['0.875rem', '0.75rem', '0.75rem'],
    deptAlign: always('center'),
    deptBasis: lengths(96, 96, 96),
    deptTop: lengths(32, 24, 16),
  },
  rows: {
    deptGap: lengths(8, 8, 8),
    deptDirection: ['row', 'column', 'row'],
    deptPad: ['8px 10px', '10px 4px', '6px 12px 6px 8px'],
    deptPicture: lengths(36, 36, 32),
    deptText: ['0.875rem', '0.75rem', '0.875rem'],
    deptAlign: ['start', 'center', 'start'],
    deptBasis: lengths(160, 160, 152),
    deptTop: lengths(12, 12, 12),
  },
} satisfies Record<LayoutTokens['departments'], Record<string, OnScreens>>;

const cardAction = {
  plus: {
    cardAreas: always("'media' 'body'"),
    cardRows: always('auto 1fr'),
    actionArea: always('media'),
    actionMargin: always('8px'),
    actionWord: always('none'),
    actionGrow: always('0'),
    picturePad: always('7% 9% 11%'),
    pictureInCart: always('4% 15% 28%'),
  },
  word: {
    cardAreas: always("'media' 'body' 'action'"),
    cardRows: always('auto 1fr auto'),
    actionArea: always('action'),
    actionMargin: always('0px'),
    actionWord: always('inline'),
    actionGrow: always('1'),
    picturePad: always('3% 8% 5%'),
    pictureInCart: always('3% 8% 5%'),
  },
} satisfies Record<LayoutTokens['cardAction'], Record<string, OnScreens>>;

const page = {
  gutter: lengths(32, 24, 16),
  aside: lengths(400, 340, 340),
  asideGap: lengths(32, 24, 24),
  facets: lengths(232, 208, 208),
  account: lengths(248, 208, 208),
  accountGap: lengths(40, 24, 20),
  panel: lengths(24, 24, 16),
  headerRow: lengths(80, 80, 56),
  navRow: lengths(48, 48, 48),
  navGap: lengths(24, 18, 18),
  logo: lengths(40, 40, 32),
  shelfCard: ['minmax(0, 1fr)', '188px', '156px'],
  listingColumns: ['repeat(5, minmax(0, 1fr))', 'repeat(3, minmax(0, 1fr))', 'repeat(2, minmax(0, 1fr))'],
  pageColumns: ['repeat(6, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))', 'repeat(2, minmax(0, 1fr))'],
  slotColumns: ['repeat(4, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))', 'repeat(2, minmax(0, 1fr))'],
  day: lengths(110, 110, 80),
  dayWidth: lengths(76, 76, 76),
  footerTop: lengths(64, 64, 40),
  feature: lengths(288, 240, 200),
} satisfies Record<string, OnScreens>;

const cards = (card: CardTokens) =>
  ({
    cardPad: lengths(card.pad, card.pad, Math.min(card.pad, 10)),
    cardGapX: lengths(card.gapX, card.gapX, Math.min(card.gapX, 12)),
    cardGapY: lengths(card.gapY, card.gapY, Math.min(card.gapY, 20)),
  }) satisfies Record<string, OnScreens>;

/** Blocks that stand apart are round; those that share one sheet leave the rounding to it. */
function corners({ layout, radius }: TenantTokens) {
  const sheet = layout.hero === 'sheet';
  return {
    heroRadius: always(px(sheet ? 0 : radius.lg)),
    heroFrameRadius: always(px(sheet ? radius.lg : 0)),
    deptRadius: always(px(layout.departments === 'sheet' ? 0 : radius.lg)),
  };
}

/** Every length and area that depends on the screen, of one brand, as desktop, tablet and phone values. */
export function layoutsOf(tokens: TenantTokens) {
  const { layout, card } = tokens;
  const all = {
    ...page,
    ...cards(card),
    ...corners(tokens),
    ...hero[layout.hero],
    ...sections[layout.sections],
    ...departments[layout.departments],
    ...cardAction[layout.cardAction],
  };
  return { desktop: pick(all, 0), tablet: pick(all, 1), phone: pick(all, 2) };
}

function pick<Name extends string>(all: Record<Name, OnScreens>, screen: 0 | 1 | 2): Record<Name, string> {
  const out: Partial<Record<Name, string>> = {};
  for (const name in all) out[name] = all[name][screen];
  return out as Record<Name, string>; // every name was just filled
}
