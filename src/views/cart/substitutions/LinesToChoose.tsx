import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { lineChoiceOf } from '../../../../contract/rules/checkout/line-choice.ts';
import { askedForCart, askedForLine } from '../../../../machines/substitutions/substitutions.selectors.ts';
import { TextButton } from '../../../ui/buttons/TextLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import type { LineNoteRef } from '../exchange/exchange-refs.ts';
import type { Basket, SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useOpenLine } from './use-open-line.ts';
import { useLineChoiceWords } from './use-substitution-words.tsx';
import { nameText } from '../../../ui/primitives/DataText.tsx';

interface LinesToChooseProps {
  cart: Basket;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
  /** Null where notes are only read. */
  lineNote: LineNoteRef | null;
}

/** Every line of the cart with what comes in its place and its note; what waits for the network is no line of the shop yet. */
export function LinesToChoose({ cart, ...flows }: LinesToChooseProps) {
  const { t } = useLingui();
  return (
    <Stack gap="4">
      <Text size="sm" tone="muted">
        {flows.lineNote === null
          ? t`Scegli che cosa fare se manca.`
          : t`Scegli che cosa fare se manca, o scrivi come lo vuoi.`}
      </Text>
      <ul>
        {linesOf(cart)
          .filter(({ itemId }) => itemId > 0)
          .map((item) => (
            <LineToChoose key={item.itemId} cart={cart} item={item} {...flows} />
          ))}
      </ul>
    </Stack>
  );
}

function LineToChoose({
  cart,
  item,
  substitutions,
  choice,
  lineNote,
}: LinesToChooseProps & { item: CartItem }) {
  const { t } = useLingui();
  const words = useLineChoiceWords();
  const open = useOpenLine(choice);
  const whole = useSelector(substitutions, askedForCart) ?? cart.cartInfos.substitutions;
  const own = useSelector(substitutions, (flow) => askedForLine(flow, item.itemId)) ?? lineChoiceOf(item);
  const { itemId, product, cartItemInfo } = item;
  const { note = '' } = cartItemInfo;
  return (
    <li>
      <Row justify="between" gap="5" wrap>
        <TextButton onClick={() => open(item, own)}>{nameText(product)}</TextButton>
        {lineNote !== null && (
          <TextButton
            small
            aria-label={
              note === '' ? t`Scrivi una nota per ${product.name}` : t`Cambia la nota per ${product.name}`
            }
            onClick={() => {
              choice.send({ type: 'dialog.close' });
              lineNote.send({ type: 'note.open', itemId, note });
            }}
          >
            {note === '' ? t`Scrivi una nota` : t`Cambia la nota`}
          </TextButton>
        )}
      </Row>
      <Text size="sm" tone="muted">
        {words(own, { whole, item })}
      </Text>
    </li>
  );
}
