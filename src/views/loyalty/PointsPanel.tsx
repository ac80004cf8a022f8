import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import { wholeNumber } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { barcodeIcon } from '../../ui/icons/account/barcode.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { GiftsRef } from './gifts-ref.ts';

interface PointsPanelProps {
  gifts: GiftsRef;
  loyalty: Loyalty;
  title: string;
}

/** The balance of points, and the way to the card of whom has one (LOY-02). */
export function PointsPanel({ gifts, loyalty: { points, cardNumber }, title }: PointsPanelProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Panel as="section" tone="hero" labelledBy={id}>
      <Row justify="between" wrap>
        <Heading level={2} look="card" id={id}>
          {title}
        </Heading>
        {cardNumber !== '' && (
          <Button variant="secondary" icon={barcodeIcon} onClick={() => gifts.send({ type: 'card.show' })}>
            {t`Mostra la carta`}
          </Button>
        )}
      </Row>
      <Text size="figure" weight="strong">
        {wholeNumber(points)}
      </Text>
      {cardNumber === '' && <Text size="sm">{t`Non hai ancora una carta fedeltà.`}</Text>}
    </Panel>
  );
}
