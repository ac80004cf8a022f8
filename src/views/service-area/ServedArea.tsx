import { slotHours } from '../../text/day.ts';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { askedArea, freeSlots } from '../../../machines/service-area/service-area.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { money, moneyOfCents } from '../../text/money.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DescriptionList } from '../../ui/primitives/DescriptionList.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { placeText } from './place-text.ts';
import type { ServiceAreaRef } from './service-area-ref.ts';

/** The groceries come here: when first, and what it costs (B-29). */
export function ServedArea({ area }: { area: ServiceAreaRef }) {
  const { t } = useLingui();
  const { tenant, today } = useShop();
  const { fees, slotHoldMinutes } = tenant.facts;
  const words = useDayWords();
  const asked = useSelector(area, askedArea);
  const slots = useSelector(area, freeSlots);
  const place = placeText(asked);
  const least = moneyOfCents(fees.minOrderCents);
  const hours = slotHoldMinutes / 60;
  return (
    <Panel>
      <Alert tone="success" title={t`Sì, a ${place} arriviamo`} />
      {slots.length > 0 && (
        <DescriptionList
          items={slots.map((slot) => ({
            name: `${words.relative(slot.dateIso, today)}, ${slotHours(slot)}`,
            value: money(slot.price),
          }))}
        />
      )}
      <Text tone="muted">
        {fees.freeFromCents === null
          ? t`Minimo ${least}.`
          : t`Minimo ${least}. Consegna gratis da ${moneyOfCents(fees.freeFromCents)}.`}
      </Text>
      <ButtonLink href={paths.home} size="lg" block>
        {t`Inizia la spesa`}
      </ButtonLink>
      {slots.length > 0 && (
        <Text size="sm" tone="muted">
          {t`Il posto si tiene dopo l’accesso, per ${hours} ore.`}
        </Text>
      )}
    </Panel>
  );
}
