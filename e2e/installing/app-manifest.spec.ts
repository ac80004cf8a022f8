import { brandNames } from '../support/brands.ts';
import { visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

test.use(wholeBrowser);

test('B-40: each brand has a manifest that its browser takes', async ({ page, shop }) => {
  for (const brand of brandNames) {
    await visit(page, `http://${brand}.localhost:${shop.port}/`);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, manifest } = await devtools.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/app.webmanifest', []]);
    expect([manifest.name?.toLowerCase(), manifest.display, manifest.shortcuts?.length]).toEqual([
      brand,
      'kStandalone',
      3,
    ]);
    expect(manifest.screenshots).toHaveLength(2);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test's own window keeps nothing, so that nothing is installed in it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  }
});
