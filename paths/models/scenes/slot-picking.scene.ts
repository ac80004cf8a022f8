import { selectAddress, updateAddress, listAddresses } from '../../../contract/api/shopping/address.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { isCartSettling, shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { timeslotPickerRef } from '../../../machines/delivery/delivery.selectors.ts';
import { deliveryRef } from '../../../machines/shop/shop.selectors.ts';
import { chooseHome, done, homeDetails, homes, openSlots } from '../../../tests/backend/journeys.ts';
import type { Act, Scene, Stage } from '../../kit/scenes/scene.ts';
import { dismissals } from './dismissals.ts';
import { cartInShop, firstOf, newCast, type Ground } from './ground.ts';
import { lastLook } from './last-look.ts';
import { anyAnswered, oldestAnswered, timePasses } from './latch-acts.ts';
import { atDialog, atLoggedOut } from './shopper.ts';
import { flow, openTab, type Tab } from './tab.ts';

const deliveryText = ({ shippingAddress, timeslot }: Cart): string =>
  JSON.stringify({
    address: shippingAddress?.autoAssigned === false ? shippingAddress.addressId : null,
    slot: timeslot?.autoAssigned === false ? [timeslot.dateIso, timeslot.timeslotId] : null,
  });

const cartOf = (tab: Tab): Cart | null => shownCart(flow(tab, 'cart').getSnapshot());

const hasSlot = (tab: Tab): boolean => cartOf(tab)?.timeslot?.autoAssigned === false;

/** In the slot dialog the shopper wants another address instead. */
function addressWanted(tab: Tab): readonly Act[] {
  const delivery = deliveryRef(tab.root.getSnapshot())?.getSnapshot();
  const picker = delivery === undefined ? undefined : timeslotPickerRef(delivery);
  return picker === undefined
    ? []
    : [{ says: 'another address is wanted', run: () => picker.send({ type: 'address.change' }) }];
}

/** A slot is picked while the address changes under it, here or on another device. */
export const slotPickingScene = (ground: Ground): Scene => ({
  name: 'slot-picking',
  says: 'address and slot end up as the shop has them, whoever changes them meanwhile',
  always: /another address|address 2/,
  async open(): Promise<Stage> {
    const cast = await newCast(ground);
    const { browser, device } = cast;
    await done(
      device.call(updateAddress, {
        ...homes[device.tenantId],
        ...homeDetails,
        addressNumber: '200',
        addressName: 'Nonna',
      }),
    );
    const { addresses } = await done(device.call(listAddresses, { address_type: 'home' }));
    const { client } = browser.visitor;
    await client.logIn(browser.visitor.name);
    await chooseHome(client);
    const tab = openTab(browser);

    const isKnown = (): boolean =>
      isLoggedIn(flow(tab, 'session').getSnapshot()) && !isCartSettling(flow(tab, 'cart').getSnapshot());
    const open = (): Act | null =>
      hasSlot(tab) || !isKnown() || deliveryRef(tab.root.getSnapshot()) !== undefined
        ? null
        : {
            says: 'the slot dialog is opened',
            run: () => tab.root.send({ type: 'delivery.open', want: 'timeslot' }),
          };
    const look = lastLook([tab], () => hasSlot(tab) && isKnown());
    const elsewhere: readonly Act[] = [
      ...addresses.map(({ addressId }, index) => ({
        says: `address ${index + 1} is chosen on the other device`,
        async run() {
          look.again();
          const choice = { address_type: 'home', address_id: addressId, delivery_service_id: 2 };
          await device.call(selectAddress, choice);
        },
      })),
      {
        says: 'a slot is picked on the other device',
        async run() {
          look.again();
          const slot = (await openSlots(device))[2];
          if (slot !== undefined)
            await device.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });
        },
      },
    ];
    return {
      next: () =>
        firstOf(
          () => oldestAnswered(tab),
          () => atDialog(tab, browser.visitor),
          () => atLoggedOut(tab),
          open,
          () => look.next(),
          () => (look.isOver() ? null : (timePasses(tab)[0] ?? null)),
        ),
      others: () => [
        ...anyAnswered(tab),
        ...dismissals(tab),
        ...addressWanted(tab),
        ...elsewhere,
        ...timePasses(tab),
      ],
      settled: () => tab.requests.settled(),
      wrong: () => tab.live.wrong,
      moved: () => tab.live.moved(),
      async wrongAtLast() {
        const real = deliveryText(await cartInShop(cast));
        const shown = cartOf(tab);
        const got = shown === null ? 'no cart' : deliveryText(shown);
        return got === real && hasSlot(tab)
          ? null
          : {
              rule: 'RULE-TIMESLOTPICKER-5',
              says: `A slot is chosen, and what is shown is what the shop has: ${real}`,
              got,
            };
      },
      close: async () => tab.close(),
    };
  },
});
