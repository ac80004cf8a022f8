import { saveFile } from '../save-file.ts';

/** Dots of the picture for a pixel of the drawing; fewer where a browser would not hold so many. */
const density = 2;
const longestSide = 12_000;

/** A drawing as PNG. Throws TypeError when the browser cannot draw it. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(density, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(image.width * scale);
  canvas.height = Math.ceil(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new TypeError('the browser made no picture of the drawing');
  return blob;
}

/** Saves a drawing that stands on its own, as a picture of this kind. */
export async function savePicture(name: string, svg: string, kind: 'svg' | 'png'): Promise<void> {
  saveFile(`${name}.${kind}`, kind === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' }));
}
