import { longName, longText } from '../../fixtures/samples.ts';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { Section } from '../../../src/ui/layout/Section.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Section
        title="In offerta"
        link={
          <TextLink alone href="/offers">
            Tutte le offerte
          </TextLink>
        }
      >
        <Text>Prodotti.</Text>
      </Section>
    ),
    'long text': (
      <Section title={longName}>
        <Text>{longText}</Text>
      </Section>
    ),
  }),
});
