import { longText } from '../../fixtures/samples.ts';
import { TextButton, TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'in a sentence': (
      <Text>
        Leggi le <TextLink href="/terms">condizioni di vendita</TextLink> prima di pagare.
      </Text>
    ),
    alone: (
      <TextLink alone href="/offers">
        Tutte le offerte
      </TextLink>
    ),
    small: (
      <TextLink alone small href="/offers">
        Tutte le offerte
      </TextLink>
    ),
    button: <TextButton onClick={spy('onClick')}>Password dimenticata?</TextButton>,
    disabled: (
      <TextButton disabled alone small onClick={spy('onClick')}>
        Invia di nuovo
      </TextButton>
    ),
    'long text': <TextButton onClick={spy('onClick')}>{longText}</TextButton>,
  }),
});
