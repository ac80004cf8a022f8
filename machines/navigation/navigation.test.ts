import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { navigationMachine } from './navigation.machine.ts';
import { returnTarget } from './navigation.selectors.ts';
import type { EnteredRoute, NavigationEmitted } from './navigation.types.ts';

function start(path = '/') {
  const actor = createActor(navigationMachine, { input: { path } });
  const emitted: NavigationEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  /** What was said since the last question. */
  const said = () => emitted.splice(0);
  const enter = (to: string, given: Partial<Omit<EnteredRoute, 'path'>> = {}) =>
    actor.send({
      type: 'route.entered',
      page: given.page ?? 'other',
      path: to,
      needsLogin: given.needsLogin ?? false,
      isForSingleSignOn: given.isForSingleSignOn ?? false,
      hasMarker: given.hasMarker ?? false,
      afterLogin: given.afterLogin ?? null,
    });
  return { actor, said, enter, at: () => actor.getSnapshot() };
}

const to = (path: string, replace = false) => ({ type: 'navigation.requested', path, replace });
const serviceDown = { type: 'serviceDown.requested' };

describe('a service that is down', () => {
  test('NAV-18, ERR-01: leads to /service-down and back to where the shopper was', () => {
    const { actor, enter, said, at } = start();
    enter('/catalog/category/pane?page=2');
    actor.send({ type: 'service.failed' });
    expect(said()).toEqual([serviceDown]);
    enter('/service-down', { page: 'serviceDown' });
    expect(returnTarget(at())).toBe('/catalog/category/pane?page=2');
    actor.send({ type: 'service.retry' });
    expect(said()).toEqual([{ type: 'service.resumed' }, to('/catalog/category/pane?page=2')]);
  });
});
