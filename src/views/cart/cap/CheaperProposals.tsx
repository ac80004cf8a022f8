import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Cart, CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import {
  cheaperProposals,
  type CheaperProposal,
} from '../../../../contract/rules/price/cheaper-proposals.ts';
import { exchangeFor } from '../../../../contract/rules/checkout/exchange.ts';
import {
  areCheaperComing,
  areCheaperLost,
  cheaperFound,
} from '../../../../machines/cheaper-equals/cheaper-equals.selectors.ts';
import { comingProduct, exchangedLine } from '../../../../machines/exchange/exchange.selectors.ts';
import { moneyOfCents } from '../../../text/money.ts';
import { AddButton } from '../../../ui/buttons/AddButton.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { InsteadList, InsteadRow } from '../../../ui/exchange/InsteadList.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { Excluded } from '../../excluded/Excluded.tsx';
import { thumbPicture } from '../../product-tile/product-picture.ts';
import { useShop } from '../../shop-context.ts';
import type { CheaperEqualsRef } from './cap-refs.ts';
import { dataText, nameText } from '../../../ui/primitives/DataText.tsx';
import { inSeries } from '../../../text/in-series.tsx';
import { literal } from '../../../text/literal.tsx';

interface CheaperProposalsProps {
  cart: Cart;
  cheaper: CheaperEqualsRef;
}

/** Cheaper equals of what is in a cart that costs too much, the largest saving first, exchanged by one press each. */
export function CheaperProposals({ cart, cheaper }: CheaperProposalsProps) {
  const { t } = useLingui();
  const lines = linesOf(cart);
  const ids = lines.map(({ product }) => product.productId).join();
  const found = useSelector(cheaper, cheaperFound);
  const isComing = useSelector(cheaper, areCheaperComing);
  const isLost = useSelector(cheaper, areCheaperLost);
  useEffect(() => {
    if (ids !== '') cheaper.send({ type: 'cheaper.look', productIds: ids.split(',').map(Number) });
  }, [cheaper, ids]);
  const proposals = cheaperProposals(lines, found);
  if (proposals.length > 0) {
    return (
      <InsteadList title={t`Per spendere meno`} place="dialog" busy={isComing}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.line.itemId} proposal={proposal} lines={lines} />
        ))}
      </InsteadList>
    );
  }
  if (isComing) return <InsteadList title={t`Per spendere meno`} place="dialog" busy />;
  if (isLost) {
    return (
      <Button variant="ghost" onClick={() => cheaper.send({ type: 'cheaper.retry' })}>
        {t`Cerca di nuovo prodotti uguali che costano meno`}
      </Button>
    );
  }
  return (
    <Text size="sm" tone="muted">{t`Nessuno dei tuoi prodotti ha un uguale che ti fa spendere meno.`}</Text>
  );
}

// Equals often share their name: brand and size tell them apart.
const fullName = ({ name, shortDescr }: Product): string => [name, shortDescr].filter(Boolean).join(', ');

const nameParts = (product: Product) =>
  [nameText(product), dataText(product.shortDescr)].slice(0, product.shortDescr === '' ? 1 : 2);

interface ProposalProps {
  proposal: CheaperProposal;
  /** All of the cart. */
  lines: readonly CartItem[];
}

function Proposal({ proposal: { line, product, saving }, lines }: ProposalProps) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const { exchange } = flows;
  const isOnItsWay = useSelector(
    exchange,
    (flow) => exchangedLine(flow) === line.itemId && comingProduct(flow) === product.productId,
  );
  const name = fullName(product);
  const saved = moneyOfCents(saving);
  return (
    <InsteadRow
      name={inSeries(nameParts(product))}
      picture={thumbPicture(product)}
      meta={
        <>
          <Trans>
            Al posto di {inSeries(nameParts(line.product))}: risparmi {literal(saved)}
          </Trans>
          <Excluded mark={product} />
        </>
      }
      action={
        <AddButton
          look="plus"
          word={t`Scambia`}
          label={t`Scambia ${line.product.name} con ${name}, risparmi ${saved}`}
          busy={isOnItsWay}
          onClick={() =>
            exchange.send({
              type: 'exchange.ask',
              request: exchangeFor({ line, product, lines, key: newUuid() }),
            })
          }
        />
      }
    />
  );
}
