import { useLingui } from '@lingui/react/macro';
import type { Flyer } from '../../../contract/api/content/flyer.ts';
import { flyerState } from '../../../contract/rules/content/flyer-state.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { clockIcon } from '../../ui/icons/clock.ts';
import { calendarIcon } from '../../ui/icons/content/calendar.ts';
import { useShop } from '../shop-context.ts';
import { useFlyerWords } from './use-flyer-words.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/** That a flyer ends soon or has not begun, and its condition. */
export function FlyerBadges({ flyer }: { flyer: Flyer }) {
  const { t } = useLingui();
  const { begin } = useFlyerWords();
  const { is, days } = flyerState(flyer.acf, useShop().today);
  return (
    <>
      {is === 'ending' && (
        <Badge tone="warning" icon={clockIcon}>
          {days === 0 ? t`Scade oggi` : days === 1 ? t`Scade domani` : t`Scade fra ${days} giorni`}
        </Badge>
      )}
      {is === 'toCome' && days !== null && (
        <Badge tone="line" icon={calendarIcon}>
          {begin(flyer, days)}
        </Badge>
      )}
      {flyer.acf.label !== '' && (
        <Badge tone="success">
          <DataText>{flyer.acf.label}</DataText>
        </Badge>
      )}
    </>
  );
}
