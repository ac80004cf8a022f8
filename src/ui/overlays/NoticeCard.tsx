import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Text } from '../primitives/Text.tsx';
import { actions as actionsClass, card, head, title as titleClass } from './NoticeCard.css.ts';

interface NoticeCardProps {
  /** Accessible name of the region. */
  label: string;
  icon: IconShape;
  title: string;
  text: string;
  /** What is done about it, the primary last. */
  actions: ReactNode;
}

/** News that floats at the window's top until it is answered. */
export function NoticeCard({ label, icon, title, text, actions }: NoticeCardProps) {
  return (
    <section className={card} aria-label={label}>
      <div className={head} role="alert">
        <Icon of={icon} />
        <div>
          {title !== '' && <p className={titleClass}>{title}</p>}
          {text !== '' && (
            <Text size="sm" tone="muted">
              {text}
            </Text>
          )}
        </div>
      </div>
      <div className={actionsClass}>{actions}</div>
    </section>
  );
}
