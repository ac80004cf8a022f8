import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test as base, expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { watchFaults } from './support/faults.ts';

/** The page of `npm run flows`, served by a process of its own; any fault in it fails the test. */
const test = base.extend<{ faultless: undefined }, { address: string }>({
  address: [
    // Playwright wants the empty pattern: it reads the fixtures a function takes off its source.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      // No shop listens on port 1.
      const child = spawn(
        process.execPath,
        ['scripts/flows.ts', '--port', '0', '--shop', 'http://127.0.0.1:1'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const ended = once(child, 'exit');
      const address = new Promise<string>((resolve) => {
        createInterface(child.stdout).on('line', (line) => {
          const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
          if (line.startsWith('The flows') && found !== undefined) resolve(found);
        });
      });
      await provide(await address);
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ address }, provide) => provide(address),
  faultless: [
    async ({ page }, provide) => {
      const faults: string[] = [];
      watchFaults(page, ({ says }) => faults.push(says));
      const strangers: string[] = [];
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (hostname !== '127.0.0.1' && protocol !== 'data:') strangers.push(request.url());
      });
      await provide(undefined);
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

test('a requirement is searched, its transition opened, and the drawing walked by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search states, events' }).fill('GATE-13');
  await expect(page.getByText(/^1 of \d+ flows$/)).toBeVisible();
  await page.getByRole('button', { name: 'gating', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'gating' })).toBeVisible();

  const gating = page.getByRole('button', { name: 'State gating', exact: true });
  await expect(gating).toHaveAttribute('aria-pressed', 'true');
  await gating.focus();
  await page.keyboard.press('ArrowDown');
  const next = page.getByRole('button', { name: /^State / }).and(page.locator(':focus'));
  await expect(next).not.toHaveAccessibleName('State gating');
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-pressed', 'true');

  const zoom = page.getByRole('group', { name: 'Zoom' }).getByRole('status');
  const before = await zoom.textContent();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(before ?? '');

  // What is looked at next is seen as large.
  const large = (await zoom.textContent()) ?? '';
  for (const way of ['ArrowUp', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(way);
    await page.keyboard.press('Enter');
    await expect(next).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(zoom).toHaveText(large);
});

test('a large chart is looked at without its failures, folded, and at one state alone, each at an address', async ({
  page,
}) => {
  await page.goto('/#checkout');
  const unknown = page.getByRole('button', { name: 'State outcomeUnknown' });
  const chosen = page.getByRole('group', { name: 'What is shown' });
  await expect(unknown).toBeVisible();
  await chosen.getByRole('combobox', { name: 'Failures' }).selectOption('hidden');
  await chosen.getByRole('combobox', { name: 'Timeouts' }).selectOption('hidden');
  await expect(unknown).toBeHidden();
  await expect(page).toHaveURL(/#checkout\?failure=hidden&timeout=hidden$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'State placed' })).toBeVisible();
  await expect(unknown).toBeHidden();

  const reviewing = page.getByRole('button', { name: 'State reviewing', exact: true });
  await reviewing.press('f');
  await expect(page.getByRole('button', { name: 'State reviewing, folded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'State reviewing.checking' })).toBeHidden();

  await page.getByRole('button', { name: 'State buying' }).press('Enter');
  await page.getByRole('button', { name: 'Neighbours only' }).click();
  await expect(page.getByRole('button', { name: /^State / })).toHaveText([
    'checkout',
    'choosingPayment',
    'buying',
    'awaitingSession',
    'placed',
    'redirected',
  ]);
  await page.getByRole('button', { name: 'Whole chart' }).click();
  await expect(page.getByRole('button', { name: 'State preparing' })).toBeVisible();
});

test('a generated path is replayed step by step, with the states it passes lit', async ({ page }) => {
  await page.goto('/#bags');
  await page.getByRole('tab', { name: 'Paths' }).click();
  await page.getByRole('button', { name: /^Path 1/ }).click();
  await expect(page.getByRole('button', { name: 'State loading, active' })).toBeVisible();
  // The first step asks anew, the second has the answer.
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByText('a login opens the session anew').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'State loading, active' })).toBeVisible();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(page.getByRole('button', { name: 'State loading', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forward' }).press('ArrowLeft');
  await expect(page.getByText('the checkout asks for its bags').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'State loading, active' })).toBeVisible();
});

test('a flow is walked by hand: events are pressed, the context is shown, and there is a way back', async ({
  page,
}) => {
  await page.goto('/#bags');
  await page.getByRole('tab', { name: 'Walk' }).click();
  await page.getByRole('button', { name: 'the checkout asks for its bags' }).click();
  await expect(page.getByRole('button', { name: 'State loading, active' })).toBeVisible();
  const answers = page.getByRole('region', { name: 'listBags done' });
  await answers.getByRole('button', { name: 'the bags are there → listed' }).press('Enter');
  await expect(page.getByRole('button', { name: 'State listed, active' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Context' }).getByRole('row', { name: /^bags \[\]/ }),
  ).toBeVisible();

  await page.getByRole('region', { name: 'bag.remove' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'State removing, active' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'State removing, active' })).toBeVisible();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'State listed, active' })).toBeVisible();
  await page.getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByRole('button', { name: 'State loading, active' })).toBeVisible();
});

test('the source of a chart is downloaded, ready for other tools', async ({ page }) => {
  await page.goto('/#bags');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('bags.machine.js');
});

test('without a shop and without results the page says so', async ({ page }) => {
  await page.goto('/#bags');
  await page.getByRole('tab', { name: 'Live' }).click();
  await expect(page.getByText('No shop answers at http://127.0.0.1:1')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every panel is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/#add-to-cart');
    await expect(page.getByRole('button', { name: 'State idle' })).toBeVisible();
    for (const name of ['Details', 'Walk', 'Paths', 'Live', 'Results']) {
      await page.getByRole('tab', { name }).click();
      await expectAccessible(page, `${name}, ${colorScheme}`);
    }
  });
}
