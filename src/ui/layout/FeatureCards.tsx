import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import {
  action as actionClass,
  cards,
  eyebrow as eyebrowClass,
  inside,
  picture as pictureClass,
  pictureWidth,
  text,
  tone as tones,
  words,
} from './FeatureCards.css.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Img } from '../primitives/Img.tsx';

/** A row of three promotional cards, the first one wider. */
export function FeatureCards({ children }: { children: ReactNode }) {
  return <div className={cards}>{children}</div>;
}

interface FeatureCardProps {
  tone?: keyof typeof tones | undefined;
  eyebrow?: ReactNode;
  title: ReactNode;
  level?: 2 | 3 | undefined;
  picture?: string | undefined;
  /** A button or a link. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A promotional card: title, text, picture and a link or button. */
export function FeatureCard({
  tone = 'plain',
  eyebrow,
  title,
  level = 2,
  picture,
  action,
  children,
}: FeatureCardProps) {
  return (
    <section className={tones[tone]}>
      <div className={inside}>
        <div className={words}>
          {eyebrow !== undefined && <p className={eyebrowClass}>{eyebrow}</p>}
          <Heading level={level} look={tone === 'strong' ? 'section' : 'card'}>
            {title}
          </Heading>
          {children !== undefined && <div className={text}>{children}</div>}
        </div>
        {action !== undefined && <div className={actionClass}>{action}</div>}
        {picture !== undefined && (
          <Img
            className={classNames(pictureClass, pictureWidth[tone])}
            src={picture}
            width={176}
            height={176}
            loading="lazy"
          />
        )}
      </div>
    </section>
  );
}
