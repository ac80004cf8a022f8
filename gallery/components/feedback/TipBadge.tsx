import { TipBadge } from '../../../src/ui/feedback/TipBadge.tsx';
import { headphonesIcon } from '../../../src/ui/icons/account/headphones.ts';
import { longText } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    closed: [
      keys('Tab').focus('Da operatore').shows('tooltip'),
      keys('Escape').hides('tooltip'),
      keys('Enter').shows('tooltip'),
      keys('Escape').hides('tooltip'),
      keys('Space').shows('tooltip'),
      keys('Tab').focus(null).hides('tooltip'),
    ],
  },
  states: () => ({
    closed: (
      <TipBadge icon={headphonesIcon} tip="Ordine fatto per te da un operatore">
        Da operatore
      </TipBadge>
    ),
    'a long tip': (
      <TipBadge icon={headphonesIcon} tip={longText}>
        Da operatore
      </TipBadge>
    ),
  }),
});
