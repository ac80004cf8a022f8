import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Description } from '../../ui/primitives/Description.tsx';
import { VisualOnlyText } from '../../ui/primitives/VisualOnlyText.tsx';

interface AddQuantityButtonProps {
  product: Product;
  /** In pieces or in the selling unit. */
  quantity: number;
  /** Accessible name; what it costs is the description. */
  label: string;
  busy?: boolean;
  disabledReason?: string | undefined;
  onClick: () => void;
}

/** Adds as much as was chosen, and says what that costs. */
export function AddQuantityButton({
  product,
  quantity,
  label,
  busy = false,
  disabledReason,
  onClick,
}: AddQuantityButtonProps) {
  const { t } = useLingui();
  const totalId = useId();
  const exact = moneyOfCents(lineTotal(product, quantity));
  const isWeighed = hasVariableWeight(product.productInfos);
  const total = isWeighed ? t`circa ${exact}` : exact;
  const shortTotal = isWeighed ? t`ca. ${exact}` : exact;
  return (
    <>
      <Button
        size="lg"
        block
        aria-label={label}
        aria-describedby={totalId}
        busy={busy}
        disabledReason={disabledReason}
        onClick={onClick}
      >
        <span>
          {t`Aggiungi`} <VisualOnlyText text={`·\u00A0${shortTotal}`} />
        </span>
      </Button>
      <Description id={totalId}>{total}</Description>
    </>
  );
}
