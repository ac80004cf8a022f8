import { describe, expect, test } from 'vitest';
import { chosenAddressId, finderRef } from './address-selector.selectors.ts';
import { listed, start } from '../../tests/machines/address-selector-world.ts';

describe('the list', () => {
  test('ADR-01: without any it opens on the editor, and closing that closes both', async () => {
    const { at, addresses, openEditor } = start();
    await addresses.latest().answer([]);
    openEditor()?.send({ type: 'editor.dismiss' });
    expect([at().status, at().output]).toEqual(['done', 'dismissed']);
  });

  test('ADR-02, ADR-30: another way looks for its places, with nothing chosen yet', async () => {
    const { actor, at, select, confirm } = await listed();
    for (const addressType of ['store', 'locker'] as const) {
      actor.send({ type: 'service.choose', addressType });
      expect([finderRef(at())?.getSnapshot().context.kind, chosenAddressId(at())]).toEqual([
        addressType,
        null,
      ]);
      confirm();
    }
    actor.send({ type: 'service.choose', addressType: 'home' });
    expect([finderRef(at()), select.calls]).toEqual([undefined, []]);
  });
});
