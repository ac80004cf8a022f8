import { isLoginOpen } from '../../../machines/session/session.selectors.ts';
import { addressSelectorRef, timeslotPickerRef } from '../../../machines/delivery/delivery.selectors.ts';
import { deliveryRef } from '../../../machines/shop/shop.selectors.ts';
import type { Act } from '../../kit/scenes/scene.ts';
import { flow, type Tab } from './tab.ts';

/** Closing whatever dialog is open. */
export function dismissals(tab: Tab): readonly Act[] {
  const acts: Act[] = [];
  const session = flow(tab, 'session');
  if (isLoginOpen(session.getSnapshot()))
    acts.push({ says: 'the login dialog is closed', run: () => session.send({ type: 'login.dismiss' }) });
  const delivery = deliveryRef(tab.root.getSnapshot())?.getSnapshot();
  const selector = delivery === undefined ? undefined : addressSelectorRef(delivery);
  if (selector !== undefined)
    acts.push({
      says: 'the address dialog is closed',
      run: () => selector.send({ type: 'selector.dismiss' }),
    });
  const picker = delivery === undefined ? undefined : timeslotPickerRef(delivery);
  if (picker !== undefined)
    acts.push({ says: 'the slot dialog is closed', run: () => picker.send({ type: 'picker.dismiss' }) });
  const adding = flow(tab, 'addToCart');
  if (adding.getSnapshot().matches({ gating: 'awaitingOptions' }))
    acts.push({ says: 'the options are closed', run: () => adding.send({ type: 'gate.dismiss' }) });
  return acts;
}
