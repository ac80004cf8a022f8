import { longText } from '../../fixtures/samples.ts';
import { Page } from '../../../src/ui/layout/Page.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Page gap="4">
        <Text>La larghezza e i margini di ogni pagina.</Text>
        <Text>{longText}</Text>
      </Page>
    ),
    'with space above': (
      <Page top="md">
        <Text>La larghezza e i margini di ogni pagina.</Text>
      </Page>
    ),
    'with everything': (
      <Page top="md" gap="4" tall>
        <Text>La larghezza e i margini di ogni pagina.</Text>
      </Page>
    ),
  }),
});
