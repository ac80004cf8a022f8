import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { pagesMachine, type OpenPage } from './pages.machine.ts';
import { failed, held } from '../../tests/machines/held.ts';

const page = (href: string): OpenPage => ({ key: href.split('?')[0] ?? '', href });

function start() {
  const clock = new SimulatedClock();
  const open = held<OpenPage, { href: string }>();
  const actor = createActor(pagesMachine.provide({ actors: { openPage: open.logic } }), {
    clock,
    input: page('/'),
  }).start();
  return {
    clock,
    open,
    want: (href: string) => actor.send({ type: 'page.requested', href }),
    retry: () => actor.send({ type: 'page.retry' }),
    shown: () => actor.getSnapshot().context.shown,
    isTurning: () => actor.getSnapshot().hasTag('busy'),
    hasFailed: () => actor.getSnapshot().matches('failed'),
  };
}

describe('turning a page', () => {
  test('NAV-31: the old one stays until the new one is there', async () => {
    const { open, want, shown, isTurning } = start();
    want('/cart/');
    expect([shown(), isTurning(), open.latest().input]).toEqual([page('/'), true, { href: '/cart/' }]);
    await open.latest().answer(page('/cart/'));
    expect([shown(), isTurning()]).toEqual([page('/cart/'), false]);
  });

  test('of two requests in a row the newer one shows, however late the older is', async () => {
    const { open, want, shown } = start();
    want('/cart/');
    const early = open.latest();
    want('/catalog/search?q=pane');
    await open.latest().answer(page('/catalog/search?q=pane'));
    await early.answer(page('/cart/'));
    expect([shown(), early.signal.aborted]).toEqual([page('/catalog/search?q=pane'), true]);
  });

  test('NAV-31: code that fails leaves the old page and a way out', async () => {
    const { open, want, retry, shown, hasFailed } = start();
    want('/cart/');
    await open.latest().fail(failed('network'));
    expect([shown(), hasFailed()]).toEqual([page('/'), true]);
    retry();
    expect(open.latest().input).toEqual({ href: '/cart/' });
    await open.latest().answer(page('/cart/'));
    expect([shown(), hasFailed()]).toEqual([page('/cart/'), false]);
  });

  test('NAV-31: code that does not come counts as failed after two minutes', () => {
    const { clock, open, want, hasFailed } = start();
    want('/cart/');
    clock.increment(119_999);
    expect(hasFailed()).toBe(false);
    clock.increment(1);
    expect([hasFailed(), open.latest().signal.aborted]).toEqual([true, true]);
  });

  test('NAV-31: another page can be requested where one failed', async () => {
    const { open, want, shown } = start();
    want('/cart/');
    await open.latest().fail(failed('network'));
    want('/');
    await open.latest().answer(page('/'));
    expect(shown()).toEqual(page('/'));
  });
});
