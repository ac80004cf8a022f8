import type { ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { offerIcon } from '../icons/offer.ts';
import { box, title as titleClass } from './PromoBox.css.ts';

/** A box with a promotion and its conditions. */
export function PromoBox({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={box}>
      <p className={titleClass}>
        <Icon of={offerIcon} />
        <span>{title}</span>
      </p>
      {children}
    </div>
  );
}
