import { useLingui } from '@lingui/react/macro';
import type { CookiePreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { useDayWords } from '../words/use-day-words.ts';

/** When somebody chose, by which code, and when they are asked again (B-07). */
export function LastChoice({ preferences }: { preferences: CookiePreferences | null }) {
  const { t } = useLingui();
  const words = useDayWords();
  if (preferences === null)
    return (
      <Text size="sm" tone="muted">
        {t`Non hai ancora scelto: usiamo solo i cookie tecnici.`}
      </Text>
    );
  const { day, time } = shopTime(preferences.saveDate);
  const date = words.dated(day);
  const code = `${preferences.uuid.slice(0, 4)}-${preferences.uuid.slice(4, 8)}`;
  return (
    <Text size="sm" tone="muted">
      {t`Scelta fatta ${date} alle ${time} · codice ${code} · la richiediamo dopo 6 mesi o se cambia l’informativa`}
    </Text>
  );
}
