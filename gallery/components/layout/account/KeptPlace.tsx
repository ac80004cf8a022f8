import { KeptPlace } from '../../../../src/ui/layout/account/KeptPlace.tsx';
import { Text } from '../../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    taken: (
      <KeptPlace isTaken>
        <Text>Quello che vede chi ha fatto l’accesso.</Text>
      </KeptPlace>
    ),
    'kept by who is known': <KeptPlace isTaken={false}>{null}</KeptPlace>,
  }),
});
