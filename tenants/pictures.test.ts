import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { seed as cestolietoSeed } from './cestolieto/seed.ts';
import { tenant as cestolieto } from './cestolieto/tenant.ts';
import { emojiFile } from '../server/emoji/emoji.ts';
import { contentFolder } from '../server/content/open-content.ts';
import { readPosts } from '../server/content/read-posts.ts';
import { root } from '../server/root.ts';
import { anchorProducts, contentPictures } from './content-checks.ts';
import { seed as ortaviaSeed } from './ortavia/seed.ts';
import { tenant as ortavia } from './ortavia/tenant.ts';
import { seed as passolestoSeed } from './passolesto/seed.ts';
import { tenant as passolesto } from './passolesto/tenant.ts';
import { seed as quincegateSeed } from './quincegate/seed.ts';
import { tenant as quincegate } from './quincegate/tenant.ts';

const brands = await Promise.all(
  [
    { tenant: cestolieto, seed: cestolietoSeed },
    { tenant: ortavia, seed: ortaviaSeed },
    { tenant: passolesto, seed: passolestoSeed },
    { tenant: quincegate, seed: quincegateSeed },
  ].map(async (brand) => {
    const id = brand.tenant.facts.tenantId;
    return { id, ...brand, texts: await readPosts(contentFolder(root, id), { hasDrafts: true }) };
  }),
);

const isEmoji = (id: string): boolean => existsSync(emojiFile(id));

describe.each(brands)('$id', (brand) => {
  test('CMS-06 slides are three or more and drawn from emoji and products that exist', () => {
    const { slides } = brand.seed;
    expect(slides.length).toBeGreaterThanOrEqual(3);
    const missing = slides.flatMap(({ art }) =>
      art.ids.filter((id) =>
        art.kind === 'product' ? !anchorProducts[brand.tenant.facts.languages[0]].includes(id) : !isEmoji(id),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('CMS-08 the pictures of the content are emoji that exist', () => {
    expect(contentPictures(brand).length).toBeGreaterThanOrEqual(3);
    expect(contentPictures(brand).filter((id) => !isEmoji(id))).toEqual([]);
  });
});
