import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { paymentTypeCodes } from '../../../contract/api/codes.ts';
import type { PaymentAuth, PaymentType, PaymentTypeId } from '../../../contract/api/ordering/payment.ts';
import type { PaymentChoice } from '../../../machines/checkout/checkout.types.ts';
import { savedCardsHref } from '../profile/saved-cards-place.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { banknoteIcon } from '../../ui/icons/banknote.ts';
import { creditCardIcon } from '../../ui/icons/credit-card.ts';
import { fileTextIcon } from '../../ui/icons/file-text.ts';
import { smartphoneIcon } from '../../ui/icons/smartphone.ts';
import type { IconShape } from '../../ui/primitives/icon-shape.ts';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { useShop } from '../shop-context.ts';
import { cardExpiry } from '../words/card-expiry.ts';

interface PaymentChoicesProps {
  /** What the choice is for, where it is to be seen. */
  legend?: string | undefined;
  types: readonly Pick<PaymentType, 'paymentTypeId' | 'name'>[];
  auths: readonly PaymentAuth[];
  chosen: PaymentChoice | null;
  onChoose: (choice: PaymentChoice) => void;
  /** The choice is on its way: it cannot be changed now. */
  disabled?: boolean | undefined;
}

const icons: Record<PaymentTypeId, IconShape> = {
  [paymentTypeCodes.onDelivery]: banknoteIcon,
  [paymentTypeCodes.deferred]: fileTextIcon,
  [paymentTypeCodes.onlineCard]: creditCardIcon,
  [paymentTypeCodes.walletProvider]: smartphoneIcon,
  [paymentTypeCodes.summaryInvoice]: fileTextIcon,
  [paymentTypeCodes.onlineOther]: creditCardIcon,
};

/** Renders the ways to pay, stored cards first, with the way to where those are removed (CHK-12, CHK-13, B-44). */
export function PaymentChoices({
  legend,
  types,
  auths,
  chosen,
  onChoose,
  disabled = false,
}: PaymentChoicesProps) {
  const { t } = useLingui();
  const group = useId();
  const { tenant } = useShop();
  const cardNote = ({ expireDate }: PaymentAuth) => {
    const expiry = cardExpiry(expireDate);
    return t`Scade ${expiry}`;
  };
  const notes: Record<PaymentTypeId, string> = {
    [paymentTypeCodes.onDelivery]: tenant.texts.cashPaymentTooltip,
    [paymentTypeCodes.deferred]: t`Paghi più avanti, secondo i tuoi accordi`,
    [paymentTypeCodes.onlineCard]: t`Carta di credito o di debito`,
    [paymentTypeCodes.walletProvider]: t`Confermi dal telefono`,
    [paymentTypeCodes.summaryInvoice]: t`Per account aziendali, a fine mese`,
    [paymentTypeCodes.onlineOther]: t`Carte di altri circuiti`,
  };
  return (
    <>
      <RadioGroup
        legend={legend ?? t`Metodo di pagamento`}
        legendHidden={legend === undefined}
        columns={1}
        disabledReason={disabled ? t`Stiamo inviando la tua scelta` : undefined}
      >
        {auths.map((auth) => (
          <ChoiceCard
            key={`auth-${auth.userPaymentAuthId}`}
            title={auth.name}
            note={cardNote(auth)}
            icon={icons[auth.paymentTypeId]}
            name={group}
            value={`auth-${auth.userPaymentAuthId}`}
            disabled={disabled}
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
            disabled={disabled}
            checked={chosen?.paymentTypeId === type.paymentTypeId && chosen.authId === null}
            onPick={() => onChoose({ paymentTypeId: type.paymentTypeId, authId: null })}
          />
        ))}
      </RadioGroup>
      {auths.length > 0 && <TextLink href={savedCardsHref} alone>{t`Gestisci le carte salvate`}</TextLink>}
    </>
  );
}
