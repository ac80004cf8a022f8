import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import type { ListLine } from '../../../machines/pasted-list/pasted-list.types.ts';
import { isInCart, takenMatch } from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { moneyOfCents } from '../../text/money.ts';
import { ProductRow } from '../../ui/commerce/ProductRow.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useProductsInCart } from '../cart/use-products-in-cart.ts';
import { ProductAction } from '../product-tile/ProductAction.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { QuantityStepper } from '../quantity/QuantityStepper.tsx';
import { LineChoices } from './LineChoices.tsx';
import { LineOptions } from './LineOptions.tsx';
import { OtherWords } from './OtherWords.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';
import { useReadWords } from './use-read-words.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface MatchedLineProps {
  list: PastedListRef;
  line: ListLine;
  /** Its place on the list, from 0. */
  at: number;
  /** Other words are looked up for it. */
  busy: boolean;
}

/** A line as it was typed and read, and what is taken for it. */
export function MatchedLine({ list, line, at, busy }: MatchedLineProps) {
  const { t } = useLingui();
  const id = useId();
  const { matched } = line;
  const isHeld = isInCart(line, useProductsInCart());
  const read = useReadWords()(line);
  return (
    <Panel labelledBy={id} gap="3">
      <Row wrap>
        <Heading level={2} look="card" id={id}>
          «{matched.typed}»
        </Heading>
        {isHeld && <Badge tone="success">{t`Nel carrello`}</Badge>}
        {read !== '' && !isHeld && (
          <Text size="sm" tone="muted">
            {read}
          </Text>
        )}
      </Row>
      {matched.state === 'unknown' && <OtherWords list={list} line={line} at={at} busy={busy} />}
      <Taken list={list} line={line} at={at} isHeld={isHeld} />
      {!isHeld && <LineOptions list={list} line={line} at={at} />}
      <LineChoices list={list} line={line} at={at} />
    </Panel>
  );
}

interface TakenProps extends Omit<MatchedLineProps, 'busy'> {
  /** It was added, and the cart still holds it. */
  isHeld: boolean;
}

function Taken({ list, line, at, isHeld }: TakenProps) {
  const match = takenMatch(line);
  if (match === null) return null;
  const { product } = match;
  const { quantity } = line.choice;
  return (
    <ProductRow
      name={nameText(product)}
      href={paths.product(product.slug)}
      picture={thumbPicture(product)}
      meta={<ProductMeta product={product} />}
      price={moneyOfCents(lineTotal(product, quantity))}
      unit={unitPriceText(product)}
      action={
        isHeld ? (
          <ProductAction product={product} look="plus" />
        ) : (
          <QuantityStepper
            product={product}
            quantity={quantity}
            size="line"
            below="nothing"
            onChange={(event) =>
              list.send({
                type: 'quantity.change',
                line: at,
                change:
                  event.type === 'quantity.entered'
                    ? { kind: 'typed', text: event.text }
                    : { kind: event.type === 'quantity.increase' ? 'more' : 'less' },
              })
            }
          />
        )
      }
    />
  );
}
