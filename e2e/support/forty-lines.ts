import { expect, type Page } from '@playwright/test';
import { pressMs, type Effort } from './presses.ts';
import { dialog, look } from './shopper.ts';
import { test } from './test.ts';

/** How many lines the shop has in the shopper's cart. */
export const linesInCart = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const answer = await fetch('/ebsn/api/cart/view', { headers: { 'X-Ebsn-Client': 'site' } });
    const { data } = (await answer.json()) as { data: { cartItems: unknown[] } };
    return data.cartItems.length;
  });

/** Confirms the address and picks a slot, by touch. */
export async function passGates(page: Page): Promise<void> {
  await dialog(page, 'Indirizzo di consegna').getByRole('button', { name: 'Conferma indirizzo' }).tap();
  const slots = dialog(page, 'Fascia oraria');
  await slots.getByRole('radio').first().waitFor();
  await look(page);
  await slots.getByRole('tab').nth(2).tap();
  await look(page);
  await slots
    .getByRole('radio', { name: /libera/ })
    .first()
    .tap();
  await expect(slots).toBeHidden();
}

/** At least forty lines, with less than sixty presses, in under two minutes (B-20, B-21). */
export function expectQuick({ presses, waitedMs }: Effort, lines: number): void {
  const seconds = (presses * pressMs + waitedMs) / 1000;
  test.info().annotations.push({
    type: 'effort',
    description: `${lines} lines, ${presses} presses, ${Math.round(waitedMs)} ms waited, ${seconds.toFixed(1)} s in all`,
  });
  expect(lines).toBeGreaterThanOrEqual(40);
  expect(presses).toBeLessThan(60);
  expect(seconds).toBeLessThan(120);
}
