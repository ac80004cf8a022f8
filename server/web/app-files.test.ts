import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/routing/paths.ts';
import { logo as cestolieto } from '../../tenants/cestolieto/logo.ts';
import { logo as ortavia } from '../../tenants/ortavia/logo.ts';
import { logo as passolesto } from '../../tenants/passolesto/logo.ts';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import { loadBrands } from '../brands.ts';
import { root } from '../root.ts';
import { createAppFiles } from './app-files.ts';
import { appPaths } from './app-manifest.ts';

const logos: Readonly<Record<string, LogoDrawing>> = { cestolieto, ortavia, passolesto };
const brands = await loadBrands(root);

/** What a manifest says of a file. */
interface NamedFile {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

async function filesOf(name: string) {
  const brand = brands.find(({ facts }) => facts.tenantId === name);
  const logo = logos[name];
  if (brand === undefined || logo === undefined) throw new RangeError(name);
  const tenants = await import(`../../tenants/${name}/tenant.ts`);
  const files = createAppFiles({
    renderer: { storefrontOf: async () => ({ tenant: tenants.tenant, themeClass: '', logo }) },
    root,
  });
  const ask = async (pathname: string) => {
    const answer = await files(pathname, { brand, language: 'it' });
    if (answer === null) throw new RangeError(pathname);
    return answer;
  };
  const answer = await ask('/app.webmanifest');
  return {
    brand,
    headers: answer.headers,
    manifest: await answer.json(),
    ask,
    files,
    tenant: tenants.tenant,
  };
}

const corner = async (picture: Sharp) => {
  const { data } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { colour: `#${data.subarray(0, 3).toString('hex')}`, alpha: data[3] };
};

describe.each(['cestolieto', 'ortavia', 'passolesto'])('the installed shop of %s', (name) => {
  test('B-40: its manifest is made of the brand, and no shared cache keeps it', async () => {
    const { headers, manifest, brand, tenant } = await filesOf(name);
    expect(Object.fromEntries(headers)).toEqual({
      'content-type': 'application/manifest+json',
      'cache-control': 'private, max-age=3600',
    });
    const { icons, screenshots, shortcuts, ...told } = manifest;
    expect(told).toEqual({
      id: '/',
      name: brand.facts.name,
      short_name: brand.facts.name,
      description: tenant.texts.descriptions.home.replace('{brand}', brand.facts.name),
      lang: 'it',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: brand.tokens.light.header.bg,
      background_color: brand.tokens.light.canvas,
      categories: ['food', 'shopping'],
      share_target: {
        action: '/paste-list',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
    });
    expect(icons.map(({ sizes, purpose }: NamedFile) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    expect(screenshots.map(({ form_factor: form }: NamedFile) => form)).toEqual(['narrow', 'wide']);
    expect(shortcuts.map((one: { name: string; url: string }) => [one.name, one.url])).toEqual([
      ['I miei ordini', paths.orders],
      ['I tuoi soliti', paths.usuals],
      ['Cerca prodotti', paths.catalogue],
    ]);
    expect(appPaths.share).toBe(paths.pastedList);
  });

  test('B-40: every file it names is there, of the type and size it says, and kept for ever', async () => {
    const { manifest, ask } = await filesOf(name);
    const { icons, screenshots, shortcuts } = manifest;
    const named: NamedFile[] = [
      ...icons,
      ...screenshots,
      ...shortcuts.flatMap((shortcut: { icons: NamedFile[] }) => shortcut.icons),
    ];
    expect(named).toHaveLength(8);
    for (const { src, sizes, type } of named) {
      const answer = await ask(src);
      expect(Object.fromEntries(answer.headers)).toEqual({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
  });

  test('B-40: its icons stand on the colour of the header; only what is cut to a shape fills its square', async () => {
    const { manifest, ask, brand } = await filesOf(name);
    const { icons } = manifest;
    const drawn = async (pathname: string) => sharp(await (await ask(pathname)).arrayBuffer());
    const whole = { colour: brand.tokens.light.header.bg, alpha: 255 };
    expect((await corner(await drawn(icons[0].src))).alpha).toBe(0);
    expect(await corner(await drawn(icons[2].src))).toEqual(whole);
    const touch = await drawn('/apple-touch-icon.png');
    expect([(await touch.metadata()).width, await corner(touch)]).toEqual([180, whole]);
    // A launcher leaves a circle of four fifths: beyond it there is nothing but the ground.
    const { data, info } = await (
      await drawn(icons[2].src)
    )
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const outside = new Set<string>();
    for (let at = 0; at < info.width * info.height; at += 1) {
      const [x, y] = [(at % info.width) - info.width / 2, Math.floor(at / info.width) - info.height / 2];
      if (Math.hypot(x, y) > info.width * 0.4)
        outside.add(`#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`);
    }
    expect([...outside]).toEqual([brand.tokens.light.header.bg]);
  });
});

test('B-40: an address of an older drawing gets what is there now, for a day; other addresses are none of its files', async () => {
  const { ask, files, brand } = await filesOf('ortavia');
  const old = await ask('/app-icons/any-192-0123456789.png');
  expect([old.status, old.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
  for (const other of [
    '/app-icons/any-191-0123456789.png',
    '/app-icons/toString-192-0123456789.png',
    '/app-pictures/narrow-0123456789.webp',
    '/app-pictures/../tenant.ts',
    '/',
  ])
    expect([other, await files(other, { brand, language: 'it' })]).toEqual([other, null]);
});
