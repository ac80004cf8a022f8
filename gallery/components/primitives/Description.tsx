import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Description } from '../../../src/ui/primitives/Description.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'of a button': (
      <>
        <Button aria-describedby="why">Paga</Button>
        <Description id="why">Ti portiamo alla banca</Description>
      </>
    ),
  }),
});
