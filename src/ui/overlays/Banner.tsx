import { useId, type ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { actions as actionsClass, banner, close as closeClass, content, words } from './Banner.css.ts';

interface BannerProps {
  title: string;
  /** It is known that nobody has answered; until then it is hidden where an answer is kept. */
  isAsked: boolean;
  /** Buttons of the same look. */
  actions: ReactNode;
  close: ReactNode;
  children: ReactNode;
}

/** What the shop must ask, at the window's bottom: the page beside it can be used, and does not move. */
export function Banner({ title, isAsked, actions, close, children }: BannerProps) {
  const titleId = useId();
  return (
    <section
      className={banner}
      aria-labelledby={titleId}
      data-cookie-banner=""
      data-asked={isAsked ? '' : undefined}
    >
      <div className={content}>
        <div className={words}>
          <Heading level={2} look="card" id={titleId}>
            {title}
          </Heading>
          {children}
        </div>
        <div className={actionsClass}>{actions}</div>
        <div className={closeClass}>{close}</div>
      </div>
    </section>
  );
}
