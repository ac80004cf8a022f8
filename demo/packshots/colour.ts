/** Dark lettering on light packs; softer than black, so that it sits with the emoji's shadows. */
export const ink = '#2a211c';

/** Above this relative luminance white lettering gets too faint. */
const lightGround = 0.36;

type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(values: Channels): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` 0 gives `from`, 1 gives `to`. */
function mix(from: string, to: string, share: number): string {
  const [r, g, b] = channels(from);
  const [r2, g2, b2] = channels(to);
  return hexOf([r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share]);
}

export const tint = (colour: string, share: number): string => mix(colour, '#ffffff', share);

export const shade = (colour: string, share: number): string => mix(colour, '#000000', share);

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => (value / 255) ** 2.2);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** Above this luminance a body needs an edge to be seen on a white page. */
const nearWhite = 0.6;

export const isNearWhite = (colour: string): boolean => luminance(colour) > nearWhite;

/** A face turned to the light: lighter, or of a white body a little darker, so that its edge shows. */
export const lit = (colour: string, share: number): string =>
  isNearWhite(colour) ? shade(colour, share * 0.16) : tint(colour, share);

/** The lettering colour that reads on this ground. */
export const inkOn = (ground: string): string => (luminance(ground) > lightGround ? ink : '#ffffff');
