import { expect, test } from 'vitest';
import { contrastRatio } from '../tenants/theme/contrast.ts';
import { loadBrands } from './brands.ts';
import { root } from './root.ts';

test('B-02 every word of a mail has the contrast of a page in every brand', async () => {
  const brands = await loadBrands(root);
  const faint = brands.flatMap(({ facts, mailLook: { ground, paper, text, muted, band, button } }) =>
    [
      { what: 'text', ratio: contrastRatio(text, paper) },
      { what: 'muted', ratio: contrastRatio(muted, paper) },
      { what: 'band', ratio: contrastRatio(band.text, band.ground) },
      { what: 'button', ratio: contrastRatio(button.text, button.ground) },
      { what: 'ground', ratio: contrastRatio(text, ground) },
    ]
      .filter(({ ratio }) => ratio < 4.5)
      .map(({ what, ratio }) => [facts.tenantId, what, ratio]),
  );
  expect([brands.length, faint]).toEqual([4, []]);
});
