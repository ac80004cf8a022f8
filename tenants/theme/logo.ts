/** A brand's logo as outlines, so that it needs no font and never moves. */
export interface LogoDrawing {
  /** Width of the drawing when it is 400 high; the mark takes the first 400. */
  width: number;
  /** Shapes of the mark, in a 40 by 40 box. */
  mark: readonly LogoShape[];
  /** One path with the whole word, in the 400 high drawing. */
  word: string;
}

interface LogoShape {
  paint: 'mark' | 'detail';
  d: string;
  /** Line thickness; without it the shape is filled. */
  stroke?: number;
}
