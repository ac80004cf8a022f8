import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type {
  ContestedChange,
  WaitingChange,
  WaitingListChange,
} from '../../../contract/rules/offline/waiting-change.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { quantityText } from '../../text/quantity.ts';
import {
  isReporting,
  refusedChanges,
  sentChanges,
  undecidedCount,
  undecidedLine,
} from '../../../machines/offline-queue/offline-queue.selectors.ts';
import type { RefusedChange } from '../../../machines/offline-queue/offline-queue.types.ts';
import { errorMessage } from '../../text/error-messages.ts';
import { moneyOfCents } from '../../text/money.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ProductSummary } from '../../ui/commerce/ProductSummary.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { checkIcon } from '../../ui/icons/check.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Icon } from '../../ui/primitives/Icon.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { useShop } from '../shop-context.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { literal } from '../../text/literal.tsx';
import { inSeries } from '../../text/in-series.tsx';

/** What came of the changes made without network: what was sent, what was not taken, and what the shopper decides (B-27). */
export function OfflineReport() {
  const { t } = useLingui();
  const { offlineQueue } = useShop().flows;
  const open = useSelector(offlineQueue, isReporting);
  const line = useSelector(offlineQueue, undecidedLine);
  const undecided = useSelector(offlineQueue, undecidedCount);
  const sent = useSelector(offlineQueue, sentChanges);
  const refused = useSelector(offlineQueue, refusedChanges);
  const formId = useId();
  const dismiss = () => offlineQueue.send({ type: 'report.dismiss' });
  const summary = [
    sent.length > 0 && t`${plural(sent.length, { one: '# modifica mandata', other: '# modifiche mandate' })}`,
    undecided > 0 && t`${undecided} da decidere`,
    refused.length > 0 && t`${plural(refused.length, { one: '# non riuscita', other: '# non riuscite' })}`,
  ];
  return (
    <Dialog
      open={open}
      onClose={dismiss}
      title={t`Di nuovo in rete`}
      description={summary.filter(Boolean).join(', ')}
      closeLabel={t`Chiudi`}
      footer={
        line === null ? (
          <Button size="lg" block onClick={dismiss}>
            {t`Ho capito`}
          </Button>
        ) : (
          <Button size="lg" block type="submit" form={formId}>
            {t`Tieni questa`}
          </Button>
        )
      }
    >
      <Stack>
        {line !== null && (
          <Decision
            key={line.id}
            formId={formId}
            line={line}
            onDecide={(keeps) => offlineQueue.send({ type: 'line.decide', id: line.id, keeps })}
          />
        )}
        {refused.map(({ change, error }) => (
          <Refused key={change.id} change={change} error={error} />
        ))}
        {sent.length > 0 && <Sent changes={sent} />}
      </Stack>
    </Dialog>
  );
}

interface DecisionProps {
  formId: string;
  line: ContestedChange;
  onDecide: (keeps: 'here' | 'there') => void;
}

function Decision({ formId, line, onDecide }: DecisionProps) {
  const { t } = useLingui();
  const { product, to, there, at } = line;
  const isOnList = line.kind === 'list';
  const amount = useAmount(isOnList);
  const listName = useListName();
  const { time } = shopTime(new Date(at).toISOString());
  return (
    <form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault();
        onDecide(new FormData(event.currentTarget).get('keeps') === 'there' ? 'there' : 'here');
      }}
    >
      <Stack>
        {/* The next line comes in the place of the one that was decided. */}
        <div role="status">
          <ProductSummary
            picture={thumbPicture(product)}
            meta={
              <Text as="span" weight="strong">
                {nameText(product)}
              </Text>
            }
            price={
              <Text size="sm" tone="muted">
                {isOnList ? (
                  listName(line)
                ) : (
                  <ProductMeta product={product} more={[unitPriceText(product)]} />
                )}
              </Text>
            }
          />
        </div>
        <RadioGroup legend={t`Quale tieni?`} legendHidden>
          <ChoiceCard
            name="keeps"
            value="here"
            defaultChecked
            title={amount(product, to)}
            note={
              to === 0 ? t`Tolto qui, senza rete, alle ${time}` : t`Cambiato qui, senza rete, alle ${time}`
            }
          />
          <ChoiceCard
            name="keeps"
            value="there"
            title={amount(product, there)}
            note={
              isOnList
                ? there === 0
                  ? t`Non è più nella lista`
                  : t`Nella lista adesso, cambiato altrove`
                : there === 0
                  ? t`Non è più nel carrello`
                  : t`Nel carrello adesso, cambiato altrove`
            }
          />
        </RadioGroup>
      </Stack>
    </form>
  );
}

/** A quantity with what it comes to; none is a line that is gone. */
function useAmount(isOnList: boolean) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  return (product: Product, value: number): string => {
    if (value === 0) return isOnList ? t`Tolto dalla lista` : t`Tolto dal carrello`;
    const words = quantity(product, value);
    const total = moneyOfCents(lineTotal(product, value));
    return hasVariableWeight(product.productInfos) ? t`${words}, ca. ${total}` : t`${words}, ${total}`;
  };
}

/** What the list of a change is called. */
function useListName() {
  const { t } = useLingui();
  return ({ listName }: Pick<WaitingListChange, 'listName'>): string => listName ?? t`Lista preferiti`;
}

/** "Latte fresco intero 4", "Caffè tolto", "Latte fresco intero 4 in «Spesa»". */
function useChangeWords() {
  const listName = useListName();
  return (change: WaitingChange): ReactNode => {
    const { product } = change;
    if (change.kind === 'list') {
      const list = literal(listName(change));
      return change.to === 0 ? (
        <Trans>
          {nameText(product)} tolto da «{list}»
        </Trans>
      ) : (
        <Trans>
          {nameText(product)} {literal(quantityText(product, change.to))} in «{list}»
        </Trans>
      );
    }
    const to = change.kind === 'add' ? change.quantity : change.to;
    return to === 0 ? (
      <Trans>{nameText(product)} tolto</Trans>
    ) : (
      <Trans>
        {nameText(product)} {literal(quantityText(product, to))}
      </Trans>
    );
  };
}

function Refused({ change, error }: RefusedChange) {
  const { i18n } = useLingui();
  const words = useChangeWords();
  return (
    <Alert tone="danger" title={words(change)}>
      {errorMessage(error, i18n)}
    </Alert>
  );
}

function Sent({ changes }: { changes: readonly WaitingChange[] }) {
  const words = useChangeWords();
  return (
    <Text as="div" size="sm" tone="success">
      <Row gap="2">
        <Icon of={checkIcon} size="sm" />
        <span>
          <Trans>{inSeries(changes.map(words))}: fatto</Trans>
        </span>
      </Row>
    </Text>
  );
}
