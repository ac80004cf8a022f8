import { ButtonFace } from '../../../src/ui/buttons/ButtonFace.tsx';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ButtonLink } from '../../../src/ui/buttons/ButtonLink.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: <Button onClick={spy('onClick')}>Riprova</Button>,
    'as a link': <ButtonLink href="/cart">Riprova</ButtonLink>,
    busy: (
      <Button busy onClick={spy('onClick')}>
        Riprova
      </Button>
    ),
    'the face alone': (
      <p>
        <ButtonFace>Riprova</ButtonFace>
        <ButtonFace busy>Riprova</ButtonFace>
      </p>
    ),
  }),
});
