import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import {
  areWordsAnswered,
  areWordsGone,
  firstsToAdd,
  firstsTotal,
  foundWordCount,
  wordsSought,
} from '../../../machines/fast-search/fast-search.selectors.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { basketIcon } from '../../ui/icons/basket.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { FastSearchRef } from './fast-search-ref.ts';

/** How many words found something, and the first of each into the cart, through the gates once (GATE-18). */
export function AddFirsts({ search }: { search: FastSearchRef }) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const found = useSelector(search, foundWordCount);
  const words = useSelector(search, (snapshot) => wordsSought(snapshot).length);
  const areAnswered = useSelector(search, areWordsAnswered);
  const areGone = useSelector(search, areWordsGone);
  const count = useSelector(search, (snapshot) => firstsToAdd(snapshot).length);
  const total = moneyOfCents(useSelector(search, firstsTotal));
  const isAdding = useSelector(flows.addToCart, areProductsOnTheirWay);
  if (areGone) return null;
  return (
    <Row justify="between" wrap>
      <div role="status">
        <Text size="sm">
          {areAnswered
            ? t`${plural(found, {
                one: `# parola su ${words} ha risultati`,
                other: `# parole su ${words} hanno risultati`,
              })}`
            : t`Cerchiamo…`}
        </Text>
      </div>
      {areAnswered && count > 0 && (
        <Button
          variant="secondary"
          icon={basketIcon}
          busy={isAdding}
          onClick={() =>
            flows.addToCart.send({
              type: 'cart.add',
              request: { kind: 'products', requestId: newUuid(), items: firstsToAdd(search.getSnapshot()) },
            })
          }
        >
          {t`${plural(count, { one: `Aggiungi il primo, ${total}`, other: `Aggiungi i primi #, ${total}` })}`}
        </Button>
      )}
    </Row>
  );
}
