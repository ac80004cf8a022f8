import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { stageOf } from '../../../../contract/rules/orders/order-stages.ts';
import { termText } from '../../../text/order-by.ts';
import { durationText } from '../../../text/shop-time.ts';
import { literal } from '../../../text/literal.tsx';
import { Countdown } from '../../../ui/feedback/Countdown.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { useShop } from '../../shop-context.ts';
import { useDueStatus } from '../use-due-status.ts';
import { useNow } from '../../words/use-now.ts';
import { OrderEnd } from './OrderEnd.tsx';
import { useStageNames } from './use-stage-names.ts';

/** What comes next for an order, and until when it can be changed or cancelled (B-33, ORD-06). */
export function OrderTerms({ order }: { order: Order }) {
  const { t } = useLingui();
  const names = useStageNames(order);
  const { isPayable } = useDueStatus(order);
  const at = stageOf(order.orderStatusId);
  const next = at === null ? undefined : names[at + 1];
  if (at === null) return <OrderEnd order={order} />;
  if (isPayable) return null;
  return (
    <Stack gap="1">
      {next !== undefined && <Text tone="muted">{t`Prossimo passo: ${next}`}</Text>}
      <ChangeTerm order={order} />
    </Stack>
  );
}

function ChangeTerm({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const { today } = useShop();
  const now = useNow();
  const { editable, deletable, editableUntil } = order;
  if (editableUntil === null || !(editable || deletable)) return null;
  const left = Date.parse(editableUntil) - now;
  if (left <= 0) return null;
  const until = termText(i18n, { term: editableUntil, today });
  const what = editable
    ? deletable
      ? t`Puoi modificarlo o annullarlo entro ${until}:`
      : t`Puoi modificarlo entro ${until}:`
    : t`Puoi annullarlo entro ${until}:`;
  return (
    <Text tone="muted">
      <Trans>
        {literal(what)} hai ancora <Countdown>{durationText(left)}</Countdown>.
      </Trans>
    </Text>
  );
}
