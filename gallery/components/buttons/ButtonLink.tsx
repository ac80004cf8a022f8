import { longName } from '../../fixtures/samples.ts';
import { ButtonLink } from '../../../src/ui/buttons/ButtonLink.tsx';
import { chevronRightIcon } from '../../../src/ui/icons/chevron-right.ts';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    primary: <ButtonLink href="/checkout">Vai alla cassa</ButtonLink>,
    secondary: (
      <ButtonLink variant="secondary" href="/orders">
        I miei ordini
      </ButtonLink>
    ),
    'with icons': (
      <ButtonLink icon={storeIcon} iconEnd={chevronRightIcon} href="/offers">
        Offerte
      </ButtonLink>
    ),
    'long text': <ButtonLink href="/offers">{longName}</ButtonLink>,
  }),
});
