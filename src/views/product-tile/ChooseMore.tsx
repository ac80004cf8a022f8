import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { minusIcon } from '../../ui/icons/minus.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { useOnlyLine } from './use-only-line.ts';

interface ChooseMoreProps {
  product: Product;
  /** The way to its options. */
  choose: ReactNode;
}

/** A product that is chosen with options, and one less of what is in the cart (GATE-11, QTY-03). */
export function ChooseMore({ product, choose }: ChooseMoreProps) {
  const { t } = useLingui();
  const line = useOnlyLine(product);
  if (line === null) return choose;
  return (
    <Row>
      <IconButton
        label={t`Diminuisci quantità di ${product.name}`}
        icon={minusIcon}
        onClick={() => line.send({ type: 'quantity.decrease' })}
      />
      {choose}
    </Row>
  );
}
