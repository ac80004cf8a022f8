/** The sizes of the drawing's text, in pixels; drawing.css says the same. */
export const textSize = { title: 14, line: 12, lineHeight: 18 } as const;

/** How wide a text is, in pixels. */
export type MeasureText = (text: string, kind: 'title' | 'line') => number;

/** Where there is no screen: generous, so that nothing is cut. */
export const guessedWidth: MeasureText = (text, kind) => text.length * textSize[kind] * 0.6;

/** Measures with the fonts of the page. */
export function canvasMeasure(family: string): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return guessedWidth;
  return (text, kind) => {
    context.font = `${kind === 'title' ? 600 : 400} ${textSize[kind]}px ${family}`;
    return Math.ceil(context.measureText(text).width) + 1;
  };
}
