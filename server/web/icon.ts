import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { SchemeTokens } from '../../tenants/theme/tokens.ts';

/** The brand's mark in a box of 40 by 40. */
export const markShapes = ({ mark }: LogoDrawing, colours: SchemeTokens['logo']): string =>
  mark
    .map(({ paint, d, stroke }) =>
      stroke === undefined
        ? `<path d="${d}" fill="${colours[paint]}"/>`
        : `<path d="${d}" fill="none" stroke="${colours[paint]}" stroke-width="${stroke}" stroke-linecap="round"/>`,
    )
    .join('');

/** The brand's mark as the icon of a browser tab. */
export function brandIcon(logo: LogoDrawing, colours: SchemeTokens['logo']): Response {
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${markShapes(logo, colours)}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } },
  );
}
