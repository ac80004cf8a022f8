import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../../src/ui/primitives/VisuallyHidden.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Text>
        48,20 €
        <VisuallyHidden id="sum" role="status">
          {' '}
          in tutto
        </VisuallyHidden>
      </Text>
    ),
    'the description of a button': (
      <>
        <Button aria-describedby="hidden-words">Paga</Button>
        <VisuallyHidden id="hidden-words">48,20 € in tutto</VisuallyHidden>
      </>
    ),
    heading: <VisuallyHidden as="h1">Carrello</VisuallyHidden>,
  }),
});
