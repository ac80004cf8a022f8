import { useLingui } from '@lingui/react/macro';
import { fromCents, toCents } from '../../../contract/rules/price/money.ts';
import { money } from '../../text/money.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { PreauthTable } from '../../ui/primitives/PreauthTable.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

interface HeldAmountProps {
  /** In EUR. */
  total: number;
  held: number;
  percent: number;
  /** Of its heading. */
  level: 2 | 3;
}

/** What is held on the card, always as a sum (CHK-15, B-34). */
export function HeldAmount({ total, held, percent, level }: HeldAmountProps) {
  const { t } = useLingui();
  const { preauthorisationTooltip } = useShop().tenant.texts;
  const extra = fromCents(toCents(held) - toCents(total));
  return (
    <>
      <Heading level={level} look="label">
        {t`Quanto blocchiamo`}
      </Heading>
      <PreauthTable
        rows={[
          { label: t`Totale stimato`, value: money(total) },
          { label: t`+${percent}% sui prodotti a peso`, value: money(extra) },
        ]}
        sum={{ label: t`Bloccati ora`, value: money(held) }}
      />
      <Text size="sm" tone="muted">
        {preauthorisationTooltip} {t`Il resto torna disponibile alla consegna, nei tempi della tua banca.`}
      </Text>
    </>
  );
}
