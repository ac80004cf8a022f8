import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import { wholeNumber } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { barcodeIcon } from '../../ui/icons/account/barcode.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import type { GiftsRef } from './gifts-ref.ts';
import { usePointsText } from './use-points-text.ts';

interface PointsPanelProps {
  gifts: GiftsRef;
  loyalty: Loyalty;
  title: string;
}

/** The balance of points where the brand gives any, and the way to the card of whom has one (LOY-02, LOY-04). */
export function PointsPanel({ gifts, loyalty, title }: PointsPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const { pointsPerEuro } = useShop().tenant.facts;
  const hasCard = loyalty.cardNumber !== '';
  return (
    <Panel as="section" tone="hero" labelledBy={id}>
      <Row justify="between" wrap>
        <Heading level={2} look="card" id={id}>
          {pointsPerEuro > 0 ? title : t`Carta fedeltà`}
        </Heading>
        {hasCard && (
          <Button variant="secondary" icon={barcodeIcon} onClick={() => gifts.send({ type: 'card.show' })}>
            {t`Mostra la carta`}
          </Button>
        )}
      </Row>
      {pointsPerEuro > 0 && <Points loyalty={loyalty} pointsPerEuro={pointsPerEuro} />}
      {!hasCard && <Text size="sm">{t`Non hai ancora una carta fedeltà.`}</Text>}
    </Panel>
  );
}

function Points({ loyalty, pointsPerEuro }: { loyalty: Loyalty; pointsPerEuro: number }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const balance = usePointsText(loyalty.points);
  return (
    <Stack gap="1">
      <Text size="figure" weight="strong">
        {balance}
      </Text>
      {loyalty.coming
        .filter(({ points }) => points > 0)
        .map(({ orderId, points, dateIso }) => {
          const count = wholeNumber(points);
          const day = days.relativeWithin(dateIso, today);
          return <Text key={orderId} size="sm">{t`${count} in arrivo con l’ordine di ${day}`}</Text>;
        })}
      <Text size="sm">
        {t`${plural(pointsPerEuro, { one: '# punto', other: '# punti' })} per ogni euro di spesa`}
      </Text>
    </Stack>
  );
}
