import { type BrandLine, tiers } from './brand-lines.ts';
import { brandSets } from './brand-sets.ts';
import { chance, pickIndex } from './chance.ts';
import { grossInBase, type PackFormat, parseFormat } from './pack-format.ts';
import type { ItemSource, LeafSource } from './source.ts';

/** One product to be: an item of a leaf, by one maker, in one pack. */
export type Variant = {
  leaf: LeafSource;
  item: ItemSource;
  line: BrandLine;
  format: PackFormat;
  /** First of its item, which needs no maker in its slug where the goods are loose. */
  isFirst: boolean;
};

const isBio = (line: BrandLine): boolean => line.brand === 'own-bio';

const wanted = {
  pezzo: (name: string) => (chance(`${name} count`) < 0.78 ? 3 : 2),
  confezione: (name: string) => (chance(`${name} count`) < 0.6 ? 2 : 1),
  sfuso: () => 1,
} as const;

/** Makers of an item in the order they get packs; the shop's own brand mostly leads. */
function makers(item: ItemSource, leaf: LeafSource): readonly BrandLine[] {
  const lines: readonly BrandLine[] = brandSets[item.brands ?? leaf.brands];
  const own = lines.filter((line) => line.brand === 'own');
  const named = lines.filter((line) => typeof line.brand === 'object');
  const turn = pickIndex(`${item.name} brand`, named.length);
  const turned = [...named.slice(turn), ...named.slice(0, turn)];
  if (leaf.selling === 'sfuso' && turned.length > 0) return [...turned, ...own];
  return chance(`${item.name} own`) < 0.82 ? [...own, ...turned] : [...turned, ...own];
}

/** The organic line carries a part of the goods; loose goods more often, as they come from few makers. */
function bioMaker(item: ItemSource, leaf: LeafSource): readonly BrandLine[] {
  const lines: readonly BrandLine[] = brandSets[item.brands ?? leaf.brands];
  const share = leaf.selling === 'sfuso' ? 0.5 : 0.3;
  return chance(`${item.name} bio`) < share && item.claims?.includes('bio') !== true
    ? lines.filter(isBio)
    : [];
}

/** Of the counter's goods every second one is there from a second maker too. */
const secondMakers = (item: ItemSource, leaf: LeafSource): number =>
  leaf.selling === 'sfuso' && leaf.options !== undefined && chance(`${item.name} second`) < 0.55 ? 1 : 0;

/** The products of an item, each pair of maker and pack at most once. */
export function variantsOf(item: ItemSource, leaf: LeafSource): readonly Variant[] {
  const formats = (item.formats ?? leaf.formats).map(parseFormat);
  const lines = makers(item, leaf);
  const most = wanted[leaf.selling](item.name) + secondMakers(item, leaf);
  const seen = new Set<string>();
  const variants: Variant[] = [];
  const add = (line: BrandLine, format: PackFormat | undefined): void => {
    if (format === undefined) return;
    const key = `${lines.indexOf(line)} ${leaf.selling === 'sfuso' ? '' : format.printed}`;
    if (seen.has(key)) return;
    seen.add(key);
    variants.push({ leaf, item, line, format, isFirst: variants.length === 0 });
  };
  for (let round = 0; round < formats.length && variants.length < most; round += 1) {
    lines.forEach((line, index) => {
      const start = index === 0 ? 0 : pickIndex(`${item.name} format ${index}`, formats.length);
      if (variants.length < most) add(line, formats[(round + start) % formats.length]);
    });
  }
  bioMaker(item, leaf).forEach((line) =>
    add(line, formats[pickIndex(`${item.name} format bio`, formats.length)]),
  );
  return variants;
}

// Small packs cost more by the kilogram; below thirty grams the rule would run away.
const exponent = 0.06;
const smallest = 0.03;

/** Price in euro before rounding: of a piece, or of a kilogram or litre where goods are weighed. */
export function euroOf({ leaf, item, line, format }: Variant): number {
  const perUnit = item.euro * tiers[line.tier];
  if (leaf.selling === 'sfuso') return perUnit;
  const content = grossInBase(format);
  const reference = format.unit === 'PZ' ? firstContent(item, leaf) : 0.5;
  const bySize = (reference / Math.max(content, smallest)) ** exponent;
  return leaf.selling === 'confezione' ? perUnit * bySize : perUnit * bySize * content;
}

function firstContent(item: ItemSource, leaf: LeafSource): number {
  const [first] = item.formats ?? leaf.formats;
  return first === undefined ? 1 : grossInBase(parseFormat(first));
}
