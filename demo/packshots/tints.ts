/** How a hero picture is recoloured: hue turn in degrees, factors for saturation and brightness. */
export type Tint = { hue: number; saturation: number; brightness: number };

/** Recolourings of emoji, named after what they make of the picture. */
export const tints = {
  avorio: { hue: -8, saturation: 0.35, brightness: 1.22 },
  giallo: { hue: -42, saturation: 1.1, brightness: 1.18 },
  dorato: { hue: 20, saturation: 1.1, brightness: 1.04 },
  arancio: { hue: 22, saturation: 1.15, brightness: 1.05 },
  rosa: { hue: -38, saturation: 0.85, brightness: 1.08 },
  rosso: { hue: -20, saturation: 1.1, brightness: 0.98 },
  scuro: { hue: 0, saturation: 1, brightness: 0.78 },
  lime: { hue: 14, saturation: 1, brightness: 1 },
  romanesco: { hue: -50, saturation: 1, brightness: 1.2 },
  'mela-gialla': { hue: -32, saturation: 1, brightness: 1.1 },
  'mela-scura': { hue: 12, saturation: 0.95, brightness: 0.72 },
  bruno: { hue: 8, saturation: 0.75, brightness: 0.72 },
  azzurro: { hue: 180, saturation: 0.8, brightness: 1.05 },
  'grigio-rosa': { hue: 0, saturation: 0.4, brightness: 1 },
  'dorato-chiaro': { hue: 100, saturation: 0.55, brightness: 1.1 },
  menta: { hue: 120, saturation: 0.8, brightness: 1 },
  'verde-lime': { hue: 40, saturation: 1, brightness: 0.85 },
  'oliva-nera': { hue: 0, saturation: 0.25, brightness: 0.4 },
  'oliva-viola': { hue: 230, saturation: 0.4, brightness: 0.5 },
  'cipolla-rossa': { hue: -60, saturation: 1, brightness: 0.7 },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
