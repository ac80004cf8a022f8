import { longName, longText } from '../../fixtures/samples.ts';
import { ButtonLink } from '../../../src/ui/buttons/ButtonLink.tsx';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { FeatureCard, FeatureCards } from '../../../src/ui/layout/FeatureCards.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    three: (
      <FeatureCards>
        <FeatureCard
          tone="strong"
          eyebrow="Offerte"
          title="Settimana della pasta"
          picture="/media/pasta.webp"
          action={<ButtonLink href="/offers">Guarda</ButtonLink>}
        >
          Fino a domenica.
        </FeatureCard>
        <FeatureCard
          tone="accent"
          eyebrow="Dal campo"
          title="Frutta di stagione"
          picture="/media/frutta.webp"
          action={
            <TextLink href="/fruit" alone>
              Vedi la frutta
            </TextLink>
          }
        >
          Dalle nostre campagne, matura al punto giusto.
        </FeatureCard>
        <FeatureCard tone="action" title="Ritiro gratuito">
          In 12 negozi.
        </FeatureCard>
      </FeatureCards>
    ),
    'long text': (
      <FeatureCards>
        <FeatureCard level={3} title={longName}>
          {longText}
        </FeatureCard>
      </FeatureCards>
    ),
    'with everything, and alone': (
      <FeatureCards>
        <FeatureCard
          level={3}
          tone="strong"
          eyebrow="Offerte"
          title="Settimana del riso"
          picture="/media/pasta.webp"
          action={<ButtonLink href="/rice">Guarda il riso</ButtonLink>}
        >
          Fino a lunedì.
        </FeatureCard>
        <FeatureCard title="Solo un titolo" />
      </FeatureCards>
    ),
  }),
});
