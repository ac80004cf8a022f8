import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { frequencies } from '../../../contract/rules/usuals/habit.ts';
import { countUnder, usualsFilter } from '../../../machines/usuals/usuals.selectors.ts';
import { ChipToggles } from '../../ui/buttons/ChipToggles.tsx';
import { useFrequencyWords } from './use-frequency-words.ts';
import type { UsualsRef } from './usuals-ref.ts';

/** Which usuals are shown, with how many there are of each kind. */
export function UsualsFilters({ usuals }: { usuals: UsualsRef }) {
  const { t } = useLingui();
  const words = useFrequencyWords();
  const snapshot = useSelector(usuals, (current) => current);
  const kinds = [
    { value: 'all' as const, words: t`Tutti` },
    { value: 'low' as const, words: t`Stanno finendo` },
    ...frequencies.map((frequency) => ({ value: frequency, words: words(frequency) })),
  ];
  return (
    <ChipToggles
      label={t`Mostra`}
      chosen={usualsFilter(snapshot)}
      choices={kinds.map(({ value, words: label }) => ({
        value,
        label: `${label}, ${countUnder(snapshot, value)}`,
      }))}
      onChoose={(filter) => usuals.send({ type: 'filter.choose', filter })}
    />
  );
}
