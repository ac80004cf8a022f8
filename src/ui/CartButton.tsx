import { useId, type ComponentProps } from 'react';
import { Description } from './Description.tsx';
import { cart, cartCount, cartTotal } from './HeaderTools.css.ts';
import { Icon } from './Icon.tsx';
import { basketIcon } from './icons/basket.ts';
import { SightText } from './SightText.tsx';

interface CartButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Accessible name. */
  label: string;
  /** Quantity and total in words: the accessible description. */
  description: string;
  count: string;
  total: string;
}

/** Opens the cart, and tells how much is in it. */
export function CartButton({ label, description, count, total, ...button }: CartButtonProps) {
  const id = useId();
  return (
    <>
      <button type="button" {...button} className={cart} aria-label={label} aria-describedby={id}>
        <Icon of={basketIcon} />
        <SightText className={cartCount} text={count} />
        <SightText className={cartTotal} text={total} />
      </button>
      <Description id={id}>{description}</Description>
    </>
  );
}
