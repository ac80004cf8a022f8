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
    heading: <VisuallyHidden as="h1">Carrello</VisuallyHidden>,
  }),
});
