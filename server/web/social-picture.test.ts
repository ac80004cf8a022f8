import sharp from 'sharp';
import { expect, test } from 'vitest';
import { socialPictureSize } from '../../src/structured-data/brand-picture.ts';
import { logo as cestolieto } from '../../tenants/cestolieto/logo.ts';
import { tokens as cestolietoTokens } from '../../tenants/cestolieto/tokens.ts';
import { logo as ortavia } from '../../tenants/ortavia/logo.ts';
import { tokens as ortaviaTokens } from '../../tenants/ortavia/tokens.ts';
import { logo as passolesto } from '../../tenants/passolesto/logo.ts';
import { tokens as passolestoTokens } from '../../tenants/passolesto/tokens.ts';
import { createSocialPictures } from './social-picture.ts';

const hex = (channels: Buffer): string => `#${channels.toString('hex')}`;

test.each([
  ['cestolieto', cestolieto, cestolietoTokens],
  ['ortavia', ortavia, ortaviaTokens],
  ['passolesto', passolesto, passolestoTokens],
])(
  'CAT-26, TEN-01: the picture of a link to %s is its logo on its own ground',
  async (brand, logo, { light }) => {
    const pictures = createSocialPictures();
    const answer = await pictures(brand, { logo, tokens: light });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
    const picture = sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha();
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const start = (y * info.width + x) * 3;
      return hex(data.subarray(start, start + 3));
    };
    expect({ width: info.width, height: info.height }).toEqual(socialPictureSize);
    const across = Array.from({ length: 1200 }, (_, x) => at(x, 315));
    expect([at(0, 0), at(1199, 629), new Set(across).size > 2]).toEqual([
      light.header.bg,
      light.header.bg,
      true,
    ]);
    // Nothing of it is cut off.
    expect(new Set([...across.slice(0, 200), ...across.slice(-200)])).toEqual(new Set([light.header.bg]));
  },
);
