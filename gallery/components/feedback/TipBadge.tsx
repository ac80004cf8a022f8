import { TipBadge } from '../../../src/ui/feedback/TipBadge.tsx';
import { headphonesIcon } from '../../../src/ui/icons/account/headphones.ts';
import { longText } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
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
