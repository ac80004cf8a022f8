import type { Connect, Plugin } from 'vite';

/** A hue for each picture, the same at every look. */
const hueOf = (name: string): number =>
  Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, 7) % 360;

const drawing = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="hsl(${hueOf(name)} 45% 92%)"/>` +
  `<rect x="30" y="18" width="40" height="66" rx="8" fill="hsl(${hueOf(name)} 45% 55%)"/></svg>`;

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const [, name] = /^\/media\/(.+?)(?:-\d+)?\.\w+/.exec(request.url ?? '') ?? [];
  if (name === undefined) {
    next();
    return;
  }
  response.setHeader('content-type', 'image/svg+xml');
  response.end(drawing(name));
};

/** Answers `/media` with a plain drawing for each product: the gallery needs no shop. */
export const pictures = (): Plugin => ({
  name: 'gallery-pictures',
  configurePreviewServer: (server) => void server.middlewares.use(answer),
});
