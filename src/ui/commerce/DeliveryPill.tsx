import type { ComponentProps } from 'react';
import { Description } from '../primitives/Description.tsx';
import {
  cover,
  delivery,
  detail as detailClass,
  lines,
  title as titleClass,
} from '../layout/HeaderTools.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { truckIcon } from '../icons/truck.ts';
import type { IconShape } from '../primitives/icon-shape.ts';
import { Responsive } from '../layout/Responsive.tsx';
import { VisualOnlyText } from '../primitives/VisualOnlyText.tsx';

interface DeliveryPillProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** Accessible name. */
  label: string;
  /** Id of the `DeliveryPillText`, which is the accessible description. */
  descriptionId: string;
}

/**
 * Renders the header's address and slot of the delivery, a `DeliveryPillText`, under a button that covers them: its fixed name has
 * not their words, so they stand beside it (WCAG 2.5.3).
 */
export function DeliveryPill({ label, descriptionId, children, ...button }: DeliveryPillProps) {
  return (
    <span className={delivery}>
      {children}
      <button
        type="button"
        {...button}
        className={cover}
        aria-label={label}
        aria-describedby={descriptionId}
      />
    </span>
  );
}

interface TwoLines {
  title: string;
  detail: string;
}

interface DeliveryPillTextProps {
  id: string;
  /** Address and slot in words: the accessible description. */
  description: string;
  /** Address and slot at length. */
  long: TwoLines;
  /** A shorter text for phones. */
  short: TwoLines;
  icon?: IconShape | undefined;
}

/** The text of a `DeliveryPill`. */
export function DeliveryPillText({ id, description, long, short, icon = truckIcon }: DeliveryPillTextProps) {
  return (
    <>
      <Icon of={icon} />
      <span className={lines}>
        <Responsive as="span" on="fromTablet">
          <VisualOnlyText className={titleClass} text={long.title} />
          <VisualOnlyText className={detailClass} text={long.detail} />
        </Responsive>
        <Responsive as="span" on="phone">
          <VisualOnlyText className={titleClass} text={short.title} />
          <VisualOnlyText className={detailClass} text={short.detail} />
        </Responsive>
      </span>
      <Description id={id}>{description}</Description>
    </>
  );
}
