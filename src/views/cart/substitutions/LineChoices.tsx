import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { LineChoice } from '../../../../contract/rules/checkout/line-choice.ts';
import {
  areSubstitutesComing,
  areSubstitutesLost,
  pickedSubstitution,
  substitutesFound,
} from '../../../../machines/substitution-choice/substitution-choice.selectors.ts';
import { askedForCart } from '../../../../machines/substitutions/substitutions.selectors.ts';
import { ChoiceCard } from '../../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { ChosenProduct } from './ChosenProduct.tsx';
import type { Basket, SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useCartChoiceWords } from './use-substitution-words.tsx';

interface LineChoicesProps {
  cart: Basket;
  isOrder: boolean;
  item: CartItem;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
}

/** What can come in place of a line; a product only where there is one to choose (B-19). */
export function LineChoices({ cart, isOrder, item, substitutions, choice }: LineChoicesProps) {
  const { t } = useLingui();
  const name = useId();
  const whole = useSelector(substitutions, askedForCart) ?? cart.cartInfos.substitutions;
  const { title } = useCartChoiceWords()[whole];
  const picked = useSelector(choice, pickedSubstitution);
  const hasProducts = useSelector(
    choice,
    (flow) =>
      substitutesFound(flow).length > 0 ||
      areSubstitutesComing(flow) ||
      areSubstitutesLost(flow) ||
      flow.context.former.substitution === 'product',
  );
  const choices: readonly { substitution: LineChoice['substitution']; title: string; note?: string }[] = [
    {
      substitution: 'cart',
      title: isOrder ? t`Come tutto l’ordine` : t`Come tutto il carrello`,
      note: title,
    },
    { substitution: 'size', title: t`Altro formato dello stesso` },
    ...(hasProducts ? [{ substitution: 'product' as const, title: t`Un prodotto scelto da me` }] : []),
    { substitution: 'call', title: t`Chiamami` },
    { substitution: 'none', title: t`Niente, toglilo` },
  ];
  return (
    <Stack gap="3">
      <RadioGroup legend={t`Che cosa facciamo`} legendHidden>
        {choices.map(({ substitution, title: text, note }) => (
          <ChoiceCard
            key={substitution}
            name={name}
            value={substitution}
            title={text}
            note={note}
            checked={picked.substitution === substitution}
            onPick={() => choice.send({ type: 'choice.pick', substitution })}
          />
        ))}
      </RadioGroup>
      {picked.substitution === 'product' && <ChosenProduct item={item} choice={choice} />}
      <Text size="sm" tone="muted">{t`Lo ricordiamo per i prossimi ordini.`}</Text>
    </Stack>
  );
}
