import type { ReactNode } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { offerIcon } from '../icons/offer.ts';
import { box, title as titleClass } from './PromoBox.css.ts';

interface PromoBoxProps {
  title: ReactNode;
  /** Whoever announced the promotion names its look. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A box with a promotion and its conditions. */
export function PromoBox({ title, className, children }: PromoBoxProps) {
  return (
    <div className={classNames(box, className)}>
      <p className={titleClass}>
        <Icon of={offerIcon} />
        <span>{title}</span>
      </p>
      {children}
    </div>
  );
}
