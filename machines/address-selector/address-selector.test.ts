import { describe, expect, test } from 'vitest';
import {
  chosenAddressId,
  finderRef,
  hasSelectorFailed,
  isListed,
  isSelectorBusy,
  savedAddresses,
  selectorError,
} from './address-selector.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, refusal } from '../../tests/machines/held.ts';
import { anAddress, listed, place, saved, start } from '../../tests/machines/address-selector-world.ts';

describe('the list', () => {
  test.each([
    ['the cart’s', 33, 33],
    ['the preferred one without a cart’s', null, 32],
    ['the preferred one when the cart’s is not among them', 99, 32],
  ])('ADR-01, ADR-03: opens with %s chosen', async (_what, addressId, chosen) => {
    const { at } = await listed(addressId);
    expect([savedAddresses(at()), chosenAddressId(at()), isListed(at())]).toEqual([saved, chosen, true]);
  });

  test('ADR-03: the first one counts where none is preferred', async () => {
    const { at, addresses } = start();
    await addresses.latest().answer([anAddress(41), anAddress(42)]);
    expect(chosenAddressId(at())).toEqual(41);
  });

  test('ADR-01: without any it opens on the editor, and closing that closes both', async () => {
    const { at, addresses, openEditor } = start();
    await addresses.latest().answer([]);
    openEditor()?.send({ type: 'editor.dismiss' });
    expect([at().status, at().output]).toEqual(['done', 'dismissed']);
  });

  test.each(['fails', 'never comes'] as const)('one that %s can be asked for again', async (how) => {
    const { actor, at, clock, addresses } = start();
    if (how === 'fails') await addresses.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([hasSelectorFailed(at()), selectorError(at())?.failure]).toEqual([
      true,
      how === 'fails' ? 'network' : 'timeout',
    ]);
    actor.send({ type: 'addresses.reload' });
    await addresses.latest().answer(saved);
    expect(savedAddresses(at())).toEqual(saved);
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

describe('choosing', () => {
  test('ADR-06, ADR-07: the address is selected once, then the cart is reloaded, then it is done', async () => {
    const { at, select, reload, choose, confirm, emitted } = await listed();
    choose(33);
    confirm();
    confirm();
    expect([select.calls.map(({ input }) => input), isSelectorBusy(at())]).toEqual([
      [{ addressId: 33 }],
      true,
    ]);
    const [first, second] = [anAnswer(), anAnswer()];
    await select.latest().answer(first);
    expect(at().status).toBe('active');
    await reload.latest().answer(second);
    expect([at().output, emitted, reload.calls.length]).toEqual([
      'selected',
      [
        { type: 'cart.answered', answer: first },
        { type: 'cart.answered', answer: second },
      ],
      1,
    ]);
  });

  test.each(['fails', 'never comes'] as const)('ADR-07: a reload that %s loses nothing', async (how) => {
    const { at, clock, select, reload, confirm } = await listed();
    confirm();
    await select.latest().answer(anAnswer());
    if (how === 'fails') await reload.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect(at().output).toBe('selected');
  });

  test('ERR-11: a refusal is shown with the choice kept', async () => {
    const { at, select, choose, confirm, emitted } = await listed();
    choose(33);
    confirm();
    await select.latest().fail(refusal('address.outside', 'Non consegniamo lì'));
    expect([chosenAddressId(at()), selectorError(at()), emitted]).toEqual([
      33,
      {
        failure: 'refused',
        messages: [{ code: 'address.outside', text: 'Non consegniamo lì', field: null }],
      },
      [],
    ]);
    choose(31);
    expect(selectorError(at())).toBeNull();
  });

  test('a choice nobody answers frees the list', async () => {
    const { at, clock, select, confirm } = await listed();
    confirm();
    clock.increment(12_000);
    expect([isSelectorBusy(at()), selectorError(at())?.failure, select.latest().signal.aborted]).toEqual([
      false,
      'timeout',
      true,
    ]);
  });

  test('closing it drops what is on its way', async () => {
    const { actor, at, select, reload, confirm, emitted } = await listed();
    confirm();
    actor.send({ type: 'selector.dismiss' });
    await select.latest().answer(anAnswer());
    expect([at().output, emitted, reload.calls.length, select.latest().signal.aborted]).toEqual([
      'dismissed',
      [],
      0,
      true,
    ]);
  });
});

describe('a session or a service that is gone', () => {
  test.each([
    ['sessionExpired', 'session.opened'],
    ['serviceDown', 'service.resumed'],
  ] as const)(
    'SES-07, ERR-13: after %s the list comes back with the choice, and nothing is selected by itself',
    async (kind, back) => {
      const { actor, at, addresses, select, choose, confirm } = await listed();
      choose(33);
      confirm();
      await select.latest().fail(failed(kind));
      actor.send({ type: back });
      await addresses.latest().answer(saved);
      expect([select.calls.length, chosenAddressId(at())]).toEqual([1, 33]);
    },
  );

  test('SES-07: a choice that is no longer among the addresses gives way to the preferred one', async () => {
    const { actor, at, addresses, select, choose, confirm } = await listed();
    choose(33);
    confirm();
    await select.latest().fail(failed('sessionExpired'));
    actor.send({ type: 'session.opened' });
    await addresses.latest().answer(saved.slice(0, 2));
    expect(chosenAddressId(at())).toEqual(32);
  });
});

describe('a new address', () => {
  test('ADR-04: the editor stands in for the list, and closing it brings the list back', async () => {
    const { actor, at, openEditor } = await listed();
    actor.send({ type: 'address.add' });
    expect(isListed(at())).toBe(false);
    openEditor()?.send({ type: 'editor.dismiss' });
    expect([isListed(at()), savedAddresses(at())]).toEqual([true, saved]);
  });

  test('ADR-28: an address the editor saved and selected is the selector’s own', async () => {
    const { actor, at, editor, openEditor } = await listed();
    actor.send({ type: 'address.add' });
    const form = openEditor()!;
    for (const [field, value] of Object.entries(place)) {
      form.send({ type: 'place.fieldChanged', field: field as keyof typeof place, value });
    }
    form.send({ type: 'address.verify' });
    await editor.check.latest().answer({
      active: 1,
      addressNumber: '120',
      validated: true,
      latitude: 41.88,
      longitude: 12.52,
      address: place,
    });
    form.send({ type: 'details.fieldChanged', field: 'doorbellName', value: 'Rossi' });
    form.send({ type: 'details.fieldChanged', field: 'addressName', value: 'Casa' });
    form.send({ type: 'details.fieldChanged', field: 'referencePhoneNumber', value: '333 1234567' });
    form.send({ type: 'address.save' });
    form.send({ type: 'confirmation.accept' });
    await editor.save.latest().answer({ addressId: 50 });
    await editor.select.latest().answer(anAnswer());
    await editor.reload.latest().answer(anAnswer());
    expect([at().status, at().output]).toEqual(['done', 'selected']);
  });
});
