import { useSelector } from '@xstate/react';
import type { Cart, CartItem } from '../../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { lineChoiceOf } from '../../../../contract/rules/checkout/line-choice.ts';
import { askedForCart, askedForLine } from '../../../../machines/substitutions/substitutions.selectors.ts';
import { TextButton } from '../../../ui/buttons/TextLink.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useOpenLine } from './use-open-line.ts';
import { useLineChoiceWords } from './use-substitution-words.ts';

interface LinesToChooseProps {
  cart: Cart;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
}

/** Every line of the cart with what comes in its place; what waits for the network is no line of the shop yet. */
export const LinesToChoose = ({ cart, ...flows }: LinesToChooseProps) => (
  <ul>
    {linesOf(cart)
      .filter(({ itemId }) => itemId > 0)
      .map((item) => (
        <LineToChoose key={item.itemId} cart={cart} item={item} {...flows} />
      ))}
  </ul>
);

function LineToChoose({ cart, item, substitutions, choice }: LinesToChooseProps & { item: CartItem }) {
  const words = useLineChoiceWords();
  const open = useOpenLine(choice);
  const whole = useSelector(substitutions, askedForCart) ?? cart.cartInfos.substitutions;
  const own = useSelector(substitutions, (flow) => askedForLine(flow, item.itemId)) ?? lineChoiceOf(item);
  return (
    <li>
      <TextButton onClick={() => open(item, own)}>{item.product.name}</TextButton>
      <Text size="sm" tone="muted">
        {words(own, whole)}
      </Text>
    </li>
  );
}
