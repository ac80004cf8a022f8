import type { Flyer } from '../../../contract/api/content/flyer.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';
import { useFlyerWords } from './use-flyer-words.ts';

interface FlyerPeriodProps {
  flyer: Flyer;
  /** Makes the first letter a capital. */
  isFirst?: boolean;
}

/** Returns words with a capital as their first letter. */
export const capitalised = (words: string): string =>
  words.slice(0, 1).toLocaleUpperCase('it') + words.slice(1);

/** Renders the days a flyer is good for; what was written, where it has none, is the brand's data (CMS-04). */
export function FlyerPeriod({ flyer, isFirst = false }: FlyerPeriodProps) {
  const { valid_from: from, valid_to: to } = flyer.acf;
  const period = useFlyerWords().period(flyer);
  const words = isFirst ? capitalised(period) : period;
  return from === '' && to === '' ? <DataText>{words}</DataText> : words;
}
