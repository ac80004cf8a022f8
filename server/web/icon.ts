import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { SchemeTokens } from '../../tenants/theme/tokens.ts';

/** The brand's mark as the icon of a browser tab. */
export function brandIcon({ mark }: LogoDrawing, colours: SchemeTokens['logo']): Response {
  const shapes = mark.map(({ paint, d, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="${colours[paint]}"/>`
      : `<path d="${d}" fill="none" stroke="${colours[paint]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
  );
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes.join('')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } },
  );
}
