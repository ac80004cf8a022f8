import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import { ean13Modules } from '../../../contract/rules/session/ean13.ts';
import { isCardShown } from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { cardNumberText } from '../../text/card-number.ts';
import { Barcode } from '../../ui/commerce/Barcode.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FullScreen } from '../../ui/overlays/FullScreen.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { GiftsRef } from './gifts-ref.ts';
import { usePointsText } from './use-points-text.ts';

interface CardScreenProps {
  gifts: GiftsRef;
  loyalty: Loyalty;
}

/** The loyalty card as the till reads it (LOY-02). */
export function CardScreen({ gifts, loyalty: { cardNumber, holder, points } }: CardScreenProps) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(gifts, isCardShown);
  const balance = usePointsText(points);
  return (
    <FullScreen
      open={open}
      onClose={() => gifts.send({ type: 'card.hide' })}
      title={t`Carta fedeltà`}
      closeLabel={t`Chiudi`}
    >
      <Text size="lg" weight="strong">
        {tenant.facts.name}
      </Text>
      <Barcode modules={ean13Modules(cardNumber)} label={t`Codice a barre ${cardNumber}`}>
        {cardNumberText(cardNumber)}
      </Barcode>
      <Stack gap="1" align="center">
        <Text size="lg" weight="strong">
          {holder}
        </Text>
        {tenant.facts.pointsPerEuro > 0 && <Text>{balance}</Text>}
      </Stack>
    </FullScreen>
  );
}
