import { useId, type ComponentProps } from 'react';
import { Description } from '../primitives/Description.tsx';
import { cart, cartCount, cartTotal } from '../layout/HeaderTools.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import { basketIcon } from '../icons/basket.ts';
import { VisualOnlyText } from '../primitives/VisualOnlyText.tsx';

interface CartButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Quantity and total in words: the accessible description. */
  description: string;
  /** Null for an empty cart (SHELL-08). */
  count: string | null;
  total: string;
}

/** The header's cart button, with quantity and total. */
export function CartButton({ label, description, count, total, ...button }: CartButtonProps) {
  const id = useId();
  return (
    <>
      <button type="button" {...button} className={cart} aria-label={label} aria-describedby={id}>
        <Icon of={basketIcon} />
        {count !== null && <VisualOnlyText className={cartCount} text={count} />}
        <VisualOnlyText className={cartTotal} text={total} />
      </button>
      <Description id={id}>{description}</Description>
    </>
  );
}
