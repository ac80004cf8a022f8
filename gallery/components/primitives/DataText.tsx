import { DataLanguageContext, DataText } from '../../../src/ui/primitives/DataText.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'in the language of the page': (
      <Text>
        <DataText>Penne rigate</DataText>
      </Text>
    ),
    'in another language': (
      <DataLanguageContext value="fr">
        <Text>
          <DataText>Pain de campagne</DataText>
        </Text>
      </DataLanguageContext>
    ),
    'translated to the language of the page': (
      <DataLanguageContext value="fr">
        <Text>
          <DataText translated>Pane di campagna</DataText>
        </Text>
      </DataLanguageContext>
    ),
  }),
});
