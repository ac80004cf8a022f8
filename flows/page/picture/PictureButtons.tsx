import { useState } from 'react';
import { savePicture } from './save-picture.ts';
import { standaloneSvg } from './standalone-svg.ts';

/** The drawing on the page, and how large the whole of it is. */
function drawingOnPage(): { svg: SVGSVGElement; width: number; height: number } | null {
  const svg = document.querySelector<SVGSVGElement>('main svg.drawing, main svg.picture');
  if (svg === null) return null;
  const parts = svg.querySelector<SVGGElement>('.parts');
  if (parts === null) return { svg, width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const { x, y, width, height } = parts.getBBox();
  const margin = 16;
  return { svg, width: Math.ceil(x + width + margin), height: Math.ceil(y + height + margin) };
}

/** Saves what is drawn as it is shown: folded, dimmed, coloured. */
export function PictureButtons({ name }: { name: string }) {
  const [failure, setFailure] = useState('');
  const keep = async (kind: 'svg' | 'png') => {
    const drawing = drawingOnPage();
    if (drawing === null) return;
    try {
      await savePicture(name, standaloneSvg(drawing.svg, drawing), kind);
      setFailure('');
    } catch {
      setFailure('No picture could be made'); // the browser holds no canvas that large
    }
  };
  return (
    <span className="source">
      <button type="button" onClick={() => void keep('svg')}>
        SVG
      </button>
      <button type="button" onClick={() => void keep('png')}>
        PNG
      </button>
      <span role="status">{failure}</span>
    </span>
  );
}
