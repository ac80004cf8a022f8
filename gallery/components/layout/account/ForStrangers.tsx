import { ForStrangers } from '../../../../src/ui/layout/account/ForStrangers.tsx';
import { Text } from '../../../../src/ui/primitives/Text.tsx';
import { longText } from '../../../fixtures/samples.ts';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    shown: (
      <ForStrangers>
        <Text>{longText}</Text>
      </ForStrangers>
    ),
  }),
});
