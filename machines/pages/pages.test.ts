import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { pagesMachine, type OpenPage } from './pages.machine.ts';
import { held } from '../../tests/machines/held.ts';

const page = (href: string): OpenPage => ({ key: href.split('?')[0] ?? '', href });

function start() {
  const clock = new SimulatedClock();
  const open = held<OpenPage, { href: string }>();
  const actor = createActor(pagesMachine.provide({ actors: { openPage: open.logic } }), {
    clock,
    input: page('/'),
  }).start();
  return {
    open,
    want: (href: string) => actor.send({ type: 'page.requested', href }),
    shown: () => actor.getSnapshot().context.shown,
  };
}

describe('turning a page', () => {
  test('of two requests in a row the newer one shows, however late the older is', async () => {
    const { open, want, shown } = start();
    want('/cart/');
    const early = open.latest();
    want('/catalog/search?q=pane');
    await open.latest().answer(page('/catalog/search?q=pane'));
    await early.answer(page('/cart/'));
    expect([shown(), early.signal.aborted]).toEqual([page('/catalog/search?q=pane'), true]);
  });
});
