import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import { lineChoiceOf } from '../../../../contract/rules/checkout/line-choice.ts';
import { askedForCart, askedForLine } from '../../../../machines/substitutions/substitutions.selectors.ts';
import { NoteButton } from '../../../ui/buttons/NoteButton.tsx';
import { repeatIcon } from '../../../ui/icons/account/repeat.ts';
import { triangleAlertIcon } from '../../../ui/icons/triangle-alert.ts';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden.tsx';
import type { Basket, SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useOpenLine } from './use-open-line.ts';
import { useLineChoiceWords } from './use-substitution-words.tsx';
import { nameText } from '../../../ui/primitives/DataText.tsx';

interface LineSubstitutionProps {
  cart: Basket;
  item: CartItem;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
}

/** What comes in place of a line that has a choice of its own or is at risk, and the way to change it (B-18, B-19). */
export function LineSubstitution({ cart, item, substitutions, choice }: LineSubstitutionProps) {
  const { t } = useLingui();
  const words = useLineChoiceWords();
  const open = useOpenLine(choice);
  const whole = useSelector(substitutions, askedForCart) ?? cart.cartInfos.substitutions;
  const own = useSelector(substitutions, (flow) => askedForLine(flow, item.itemId)) ?? lineChoiceOf(item);
  if (own.substitution === 'cart' && !item.atRisk) return null;
  return (
    <NoteButton
      icon={item.atRisk ? triangleAlertIcon : repeatIcon}
      tone={item.atRisk ? 'warning' : 'plain'}
      onClick={() => open(item, own)}
    >
      {item.atRisk && <VisuallyHidden>{t`Può mancare.`} </VisuallyHidden>}
      {words(own, { whole, item })}
      <VisuallyHidden>
        {' ('}
        {nameText(item.product)})
      </VisuallyHidden>
    </NoteButton>
  );
}
