import { longText } from '../../fixtures/samples.ts';
import { FormColumn } from '../../../src/ui/form-layout/FormColumn.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <FormColumn>
        <Text>{longText}</Text>
      </FormColumn>
    ),
  }),
});
