import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { FeatureCard, FeatureCards } from '../../ui/layout/FeatureCards.tsx';
import { Prose } from '../../ui/primitives/Prose.tsx';
import { RichText } from './RichText.tsx';
import { readFeatures } from './read-features.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

const tones = ['strong', 'accent', 'action'] as const;

/** The stories of a block of texts, as cards; a block without stories is its text (CMS-08). */
export function Stories({ html }: { html: string }) {
  const features = readFeatures(html);
  if (features.length === 0)
    return (
      <Prose>
        <RichText html={html} />
      </Prose>
    );
  return (
    <FeatureCards>
      {features.map((feature, index) => (
        <FeatureCard
          key={feature.title}
          tone={tones[index] ?? 'plain'}
          eyebrow={<DataText>{feature.kicker}</DataText>}
          title={<DataText>{feature.title}</DataText>}
          picture={feature.picture}
          action={
            feature.link === null ? undefined : index === 0 ? (
              <ButtonLink variant="secondary" href={feature.link.href}>
                <DataText>{feature.link.words}</DataText>
              </ButtonLink>
            ) : (
              <TextLink href={feature.link.href} alone>
                <DataText>{feature.link.words}</DataText>
              </TextLink>
            )
          }
        >
          <DataText>{feature.text}</DataText>
        </FeatureCard>
      ))}
    </FeatureCards>
  );
}
