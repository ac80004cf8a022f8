import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ButtonLink } from '../../../src/ui/buttons/ButtonLink.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    plain: <Button onClick={heard('onClick')}>Riprova</Button>,
    'as a link': <ButtonLink href="/cart">Riprova</ButtonLink>,
    busy: (
      <Button busy onClick={heard('onClick')}>
        Riprova
      </Button>
    ),
  }),
});
