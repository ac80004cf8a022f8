import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { SchemeTokens } from '../../tenants/theme/tokens.ts';
import { markShapes } from './icon.ts';

const width = 1200;
const height = 630;
/** Readers of links cut squares out of its middle: the logo keeps clear of the sides. */
const logoWidth = 720;

/** The brand's logo on the colour of its header, for links to pages that have no picture of their own. */
function drawing({ logo, tokens }: BrandLook): string {
  const scale = Math.min(logoWidth / logo.width, 240 / 400);
  const left = (width - logo.width * scale) / 2;
  const top = (height - 400 * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${tokens.header.bg}"/>` +
    `<g transform="translate(${left} ${top}) scale(${scale})">` +
    `<g transform="scale(10)">${markShapes(logo, tokens.logo)}</g>` +
    `<path d="${logo.word}" fill="${tokens.logo.word}"/></g></svg>`
  );
}

interface BrandLook {
  readonly logo: LogoDrawing;
  readonly tokens: Pick<SchemeTokens, 'header' | 'logo'>;
}

/** Draws the brands' pictures for link previews, each on the first request for it. */
export function createSocialPictures(): (brand: string, look: BrandLook) => Promise<Response> {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (look: BrandLook): Promise<Buffer> => {
    // A library of pictures is nothing that pages wait for at the start.
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(drawing(look)))
      .resize(width, height)
      .png()
      .toBuffer();
  };
  return async (brand, look) => {
    const picture = drawn.get(brand) ?? draw(look);
    drawn.set(brand, picture);
    // What failed once is drawn anew for whoever comes next.
    picture.catch(() => drawn.delete(brand));
    return new Response(new Uint8Array(await picture), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
    });
  };
}
