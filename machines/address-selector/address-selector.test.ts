import { describe, expect, test } from 'vitest';
import {
  chosenService,
  deliveryChoice,
  hasSelectorFailed,
  isListed,
  isSelectorBusy,
  pickupStores,
  savedAddresses,
  selectorError,
} from './address-selector.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, refusal } from '../../tests/machines/held.ts';
import {
  anAddress,
  atStores,
  home,
  listed,
  pickup,
  place,
  saved,
  start,
  store,
} from '../../tests/machines/address-selector-world.ts';

describe('the list', () => {
  test.each([
    ['the cart’s', 33, 33],
    ['the preferred one without a cart’s', null, 32],
    ['the preferred one when the cart’s is not among them', 99, 32],
  ])('ADR-01, ADR-03: opens with %s chosen', async (_what, addressId, chosen) => {
    const { at } = await listed(addressId);
    expect([savedAddresses(at()), deliveryChoice(at()), isListed(at())]).toEqual([saved, home(chosen), true]);
  });

  test('ADR-03: the first one counts where none is preferred', async () => {
    const { at, addresses } = start();
    await addresses.latest().answer([anAddress(41), anAddress(42)]);
    expect(deliveryChoice(at())).toEqual(home(41));
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

  test('ADR-02, ADR-30: the other service lists stores, with nothing chosen yet', async () => {
    const { actor, at, stores, select, confirm } = await listed();
    actor.send({ type: 'service.choose', deliveryServiceId: 1 });
    await stores.latest().answer([store]);
    expect([chosenService(at()), pickupStores(at()), deliveryChoice(at())]).toEqual([1, [store], null]);
    confirm();
    expect(select.calls).toHaveLength(0);
  });
});

describe('choosing', () => {
  test('ADR-06, ADR-07: the address is selected once, then the cart is reloaded, then it is done', async () => {
    const { at, select, reload, choose, confirm, emitted } = await listed();
    choose(home(33));
    confirm();
    confirm();
    expect([select.calls.map(({ input }) => input), isSelectorBusy(at())]).toEqual([
      [{ addressId: 33, deliveryServiceId: 2 }],
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
    choose(home(33));
    confirm();
    await select.latest().fail(refusal('address.outside', 'Non consegniamo lì'));
    expect([deliveryChoice(at()), selectorError(at()), emitted]).toEqual([
      home(33),
      {
        failure: 'refused',
        messages: [{ code: 'address.outside', text: 'Non consegniamo lì', field: null }],
      },
      [],
    ]);
    choose(home(31));
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

  test('ADR-31: a store is selected first, and then its pickup point', async () => {
    const { at, selectStore, select, reload, confirm } = await atStores();
    confirm();
    expect([selectStore.calls.map(({ input }) => input), select.calls.length]).toEqual([[{ storeId: 3 }], 0]);
    await selectStore.latest().answer(pickup);
    expect(select.calls.map(({ input }) => input)).toEqual([{ addressId: 70, deliveryServiceId: 1 }]);
    await select.latest().answer(anAnswer());
    await reload.latest().answer(anAnswer());
    expect(at().output).toBe('selected');
  });

  test('RULE-CART-4, ADR-31: the cart of a selected store is told, whatever comes of its pickup point', async () => {
    const { at, selectStore, select, confirm, emitted } = await atStores();
    confirm();
    await selectStore.latest().answer(pickup);
    await select.latest().fail(failed('network'));
    expect([emitted, selectorError(at())?.failure]).toEqual([
      [{ type: 'cart.answered', answer: pickup }],
      'network',
    ]);
  });

  test('ADR-31: a store that is refused selects no pickup point', async () => {
    const { at, selectStore, select, confirm } = await atStores();
    confirm();
    await selectStore.latest().fail(refusal('store.unknown'));
    expect([select.calls.length, deliveryChoice(at()), selectorError(at())?.failure]).toEqual([
      0,
      { kind: 'store', storeId: 3 },
      'refused',
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
      choose(home(33));
      confirm();
      await select.latest().fail(failed(kind));
      actor.send({ type: back });
      await addresses.latest().answer(saved);
      expect([select.calls.length, deliveryChoice(at())]).toEqual([1, home(33)]);
    },
  );

  test('SES-07: a choice that is no longer among the addresses gives way to the preferred one', async () => {
    const { actor, at, addresses, select, choose, confirm } = await listed();
    choose(home(33));
    confirm();
    await select.latest().fail(failed('sessionExpired'));
    actor.send({ type: 'session.opened' });
    await addresses.latest().answer(saved.slice(0, 2));
    expect(deliveryChoice(at())).toEqual(home(32));
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
