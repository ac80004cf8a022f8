import { expect, test } from 'vitest';
import { appStateIn } from '../../services/device/app-state.ts';
import { closedNoticeRule } from './closed-notice.ts';

/** The state of the app after these were closed. */
function stateAfter(...popups: readonly (readonly [id: string, version: string])[]): string | null {
  const kept = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
  const state = appStateIn({ storage: () => storage, now: () => 1_000 });
  state.started();
  for (const [id, version] of popups) state.closePopup(id, version);
  return storage.getItem('app-state');
}

test('SHELL-16: the script in the document hides the version of the notice that was closed last', () => {
  expect(closedNoticeRule(() => stateAfter(['avviso', '1kx2q']))).toBe('[data-notice="1kx2q"]{display:none}');
  expect(closedNoticeRule(() => stateAfter(['avviso', '1kx2q'], ['altro', 'b'], ['avviso', 'z0']))).toBe(
    '[data-notice="z0"]{display:none}',
  );
});

test.each([
  ['nothing was kept', null],
  ['nothing was closed', stateAfter()],
  ['something else was closed', stateAfter(['altro', 'avviso'])],
  ['a version could end the rule', stateAfter(['avviso', '"]{}'])],
  ['it is broken', '{"popupMap":'],
])('SHELL-16: where %s it hides nothing', (_, kept) => {
  expect(closedNoticeRule(() => kept)).toBeNull();
});

test('SHELL-16: a browser that refuses storage hides nothing', () => {
  expect(
    closedNoticeRule(() => {
      throw new Error('storage is refused');
    }),
  ).toBeNull();
});
