import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { cartSubstitutions } from '../../../../contract/api/shopping/substitution.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { lineChoiceOf } from '../../../../contract/rules/checkout/line-choice.ts';
import { askedForCart, askedForLine } from '../../../../machines/substitutions/substitutions.selectors.ts';
import { TextButton } from '../../../ui/buttons/TextLink.tsx';
import { ChoiceCard } from '../../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Responsive } from '../../../ui/layout/Responsive.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { Basket, SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useChangeTerm } from './use-change-term.ts';
import { useCartChoiceWords } from './use-substitution-words.tsx';

interface CartSubstitutionsProps {
  cart: Basket;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
  /** Nothing can be changed now. */
  isFrozen?: boolean | undefined;
}

/** 'Se qualcosa manca': one choice for the whole cart or order, saved as it is made, until when, and the way to one for a line (B-18, B-19). */
export function CartSubstitutions({ cart, substitutions, choice, isFrozen = false }: CartSubstitutionsProps) {
  const { t } = useLingui();
  const name = useId();
  const words = useCartChoiceWords();
  const asked = useSelector(substitutions, askedForCart);
  const chosen = asked ?? cart.cartInfos.substitutions;
  const lines = linesOf(cart);
  const own = useSelector(
    substitutions,
    (flow) =>
      lines.filter((item) => (askedForLine(flow, item.itemId) ?? lineChoiceOf(item)).substitution !== 'cart')
        .length,
  );
  const term = useChangeTerm(cart);
  const atRisk = lines.filter((item) => item.atRisk).length;
  return (
    <Stack gap="2">
      <RadioGroup
        legend={t`Se qualcosa manca`}
        columns="three"
        disabledReason={isFrozen ? t`Stiamo preparando il pagamento` : undefined}
      >
        {cartSubstitutions.map((substitution) => (
          <ChoiceCard
            key={substitution}
            name={name}
            value={substitution}
            title={words[substitution].title}
            note={
              substitution === chosen ? (
                words[substitution].note
              ) : (
                <Responsive on="fromTablet" as="span">
                  {words[substitution].note}
                </Responsive>
              )
            }
            checked={substitution === chosen}
            disabled={isFrozen}
            onPick={() =>
              substitutions.send({
                type: 'substitution.choose',
                change: { of: 'cart', choice: substitution },
              })
            }
          />
        ))}
      </RadioGroup>
      <Text size="sm" tone="muted">
        {[
          t`Vale per tutte le righe.`,
          own > 0 && t`${plural(own, { one: 'Una ha una scelta sua.', other: '# hanno una scelta loro.' })}`,
          atRisk > 0 &&
            t`${plural(atRisk, { one: 'Un prodotto può mancare.', other: '# prodotti possono mancare.' })}`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {term !== null && (
        <Text size="sm" tone="muted">
          {term}
        </Text>
      )}
      {!isFrozen && (
        <div>
          <TextButton small onClick={() => choice.send({ type: 'lines.open' })}>
            {t`Scegli per un prodotto`}
          </TextButton>
        </div>
      )}
    </Stack>
  );
}
