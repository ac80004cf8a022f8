interface WebFont {
  /** Path from the brand's folder. */
  file: string;
  weight: string;
}

/** A brand's own font. Optional, so that a late file never moves text: the page stays in its fallback. */
export function webFace({ file, weight }: WebFont) {
  return { src: `url('${file}') format('woff2')`, fontWeight: weight, fontDisplay: 'optional' } as const;
}

const localNames = {
  regularSans: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
  boldSans: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
  regularSerif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Noto Serif'],
};

interface LocalFont {
  of: keyof typeof localNames;
  weight: string;
  /** Scale and line metrics that give Italian text the width and height it has in the brand's font. */
  size: string;
  ascent: string;
  descent: string;
}

/** A font of the shopper's device, made to take the room of the brand's font. */
export function localFace({ of, weight, size, ascent, descent }: LocalFont) {
  return {
    src: localNames[of].map((name) => `local('${name}')`).join(', '),
    fontWeight: weight,
    sizeAdjust: size,
    ascentOverride: ascent,
    descentOverride: descent,
    lineGapOverride: '0%',
  } as const;
}
