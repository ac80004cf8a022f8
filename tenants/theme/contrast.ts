/** The WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (Number(light) + 0.05) / (Number(dark) + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Linear light of the three channels, 0 to 1. */
function channels(hex: string): [red: number, green: number, blue: number] {
  const linear = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}

/** How far two `#rrggbb` colours look from each other, in OKLab, where 0.02 is just visible. */
export function colourDistance(one: string, other: string): number {
  const [from, to] = [lab(one), lab(other)];
  return Math.hypot(...from.map((value, axis) => value - Number(to[axis])));
}

function lab(hex: string): number[] {
  const [red, green, blue] = channels(hex);
  const long = Math.cbrt(0.412_22 * red + 0.536_33 * green + 0.051_45 * blue);
  const middle = Math.cbrt(0.211_9 * red + 0.680_7 * green + 0.107_4 * blue);
  const short = Math.cbrt(0.088_3 * red + 0.281_72 * green + 0.629_98 * blue);
  return [
    0.210_45 * long + 0.793_62 * middle - 0.004_07 * short,
    1.978 * long - 2.428_59 * middle + 0.450_59 * short,
    0.025_9 * long + 0.782_77 * middle - 0.808_68 * short,
  ];
}
