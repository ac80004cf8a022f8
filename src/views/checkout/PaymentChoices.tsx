import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { PaymentAuth, PaymentType, PaymentTypeId } from '../../../contract/api/payment.ts';
import type { PaymentChoice } from '../../../machines/checkout/checkout.types.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { banknoteIcon } from '../../ui/icons/banknote.ts';
import { creditCardIcon } from '../../ui/icons/credit-card.ts';
import { fileTextIcon } from '../../ui/icons/file-text.ts';
import { smartphoneIcon } from '../../ui/icons/smartphone.ts';
import type { IconShape } from '../../ui/primitives/icon-shape.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { useShop } from '../shop-context.ts';

interface PaymentChoicesProps {
  types: readonly Pick<PaymentType, 'paymentTypeId' | 'name'>[];
  auths: readonly PaymentAuth[];
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice) => void;
}

const icons: Record<PaymentTypeId, IconShape> = {
  2: banknoteIcon,
  11: fileTextIcon,
  12: creditCardIcon,
  13: smartphoneIcon,
  101: fileTextIcon,
  113: creditCardIcon,
};

/** The ways to pay, stored cards first (CHK-12, CHK-13). */
export function PaymentChoices({ types, auths, chosen, onChoose }: PaymentChoicesProps) {
  const { t } = useLingui();
  const group = useId();
  const { tenant } = useShop();
  const notes: Record<PaymentTypeId, string> = {
    2: tenant.texts.cashPaymentTooltip,
    11: t`Paghi più avanti, secondo i tuoi accordi`,
    12: t`Carta di credito o di debito`,
    13: t`Confermi dal telefono`,
    101: t`Per account aziendali, a fine mese`,
    113: t`Conto online`,
  };
  return (
    <RadioGroup legend={t`Metodo di pagamento`} legendHidden columns={1}>
      {auths.map((auth) => (
        <ChoiceCard
          key={`auth-${auth.userPaymentAuthId}`}
          title={auth.name}
          note={t`Scade ${auth.expireDate.slice(5, 7)}/${auth.expireDate.slice(2, 4)}`}
          icon={icons[auth.paymentTypeId]}
          name={group}
          value={`auth-${auth.userPaymentAuthId}`}
          checked={chosen?.authId === auth.userPaymentAuthId}
          onPick={() => onChoose({ paymentTypeId: auth.paymentTypeId, authId: auth.userPaymentAuthId })}
        />
      ))}
      {types.map((type) => (
        <ChoiceCard
          key={type.paymentTypeId}
          title={type.name}
          note={notes[type.paymentTypeId]}
          icon={icons[type.paymentTypeId]}
          name={group}
          value={String(type.paymentTypeId)}
          checked={chosen?.paymentTypeId === type.paymentTypeId && chosen.authId === null}
          onPick={() => onChoose({ paymentTypeId: type.paymentTypeId, authId: null })}
        />
      ))}
    </RadioGroup>
  );
}
