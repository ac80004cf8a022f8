import type { ReactNode } from 'react';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { LogoMark } from '../navigation/LogoMark.tsx';
import { Text } from '../primitives/Text.tsx';
import {
  actions as actionsClass,
  card,
  head,
  icon,
  onPhone,
  onWide,
  title as titleClass,
} from './HintCard.css.ts';

interface HintCardProps {
  /** Accessible name of the region. */
  label: string;
  logo: LogoDrawing;
  title: string;
  /** On wide screens, where the device is no phone. */
  wideTitle: string;
  text: string;
  actions: ReactNode;
  close: ReactNode;
}

/** Renders a hint that floats at the window's bottom until it is answered. */
export function HintCard({ label, logo, title, wideTitle, text, actions, close }: HintCardProps) {
  return (
    <section className={card} aria-label={label}>
      <div className={head}>
        <svg className={icon} viewBox="-8 -8 56 56" aria-hidden="true">
          <LogoMark of={logo} ground="header" />
        </svg>
        <div>
          <p className={titleClass}>
            <span className={onPhone}>{title}</span>
            <span className={onWide}>{wideTitle}</span>
          </p>
          <Text size="sm" tone="muted">
            {text}
          </Text>
        </div>
        {close}
      </div>
      <div className={actionsClass}>{actions}</div>
    </section>
  );
}
