import { useId, type ComponentProps } from 'react';
import { Description } from './Description.tsx';
import { delivery, detail as detailClass, lines, title as titleClass } from './HeaderTools.css.ts';
import { Icon } from './Icon.tsx';
import { truckIcon } from './icons/truck.ts';
import type { IconShape } from './icon-shape.ts';
import { Only } from './Only.tsx';
import { SightText } from './SightText.tsx';

interface TwoLines {
  title: string;
  detail: string;
}

interface DeliveryPillProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Address and slot in words: the accessible description. */
  description: string;
  /** Where and when, at length. */
  long: TwoLines;
  /** The same for phones. */
  short: TwoLines;
  icon?: IconShape | undefined;
}

/** Where and when the shopping arrives. */
export function DeliveryPill({
  label,
  description,
  long,
  short,
  icon = truckIcon,
  ...button
}: DeliveryPillProps) {
  const id = useId();
  return (
    <>
      <button type="button" {...button} className={delivery} aria-label={label} aria-describedby={id}>
        <Icon of={icon} />
        <span className={lines}>
          <Only as="span" on="fromTablet">
            <SightText className={titleClass} text={long.title} />
            <SightText className={detailClass} text={long.detail} />
          </Only>
          <Only as="span" on="phone">
            <SightText className={titleClass} text={short.title} />
            <SightText className={detailClass} text={short.detail} />
          </Only>
        </span>
      </button>
      <Description id={id}>{description}</Description>
    </>
  );
}
