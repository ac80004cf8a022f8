import type { Verdict } from '../../kit/http/latch.ts';
import type { Act } from '../../kit/scenes/scene.ts';
import type { Tab } from './tab.ts';

const meaning: Readonly<Record<Verdict, string>> = {
  pass: 'is answered',
  419: 'is answered 419',
  503: 'is answered 503',
  cut: 'is cut before the shop hears it',
  'cut after': 'is done, and its answer is cut',
};

/** The oldest request of a tab is answered by the shop. */
export function oldestAnswered({ requests }: Tab): Act | null {
  const [oldest] = requests.waiting();
  if (oldest === undefined) return null;
  return { says: `${oldest.says} ${meaning.pass}`, run: () => requests.speak(oldest.number, 'pass') };
}

/**
 * Whatever may become of the requests on their way. Only writes are cut: a read is sent again by itself, which takes
 * real time; its failures are run in the other worlds.
 */
export function anyAnswered({ requests }: Tab): readonly Act[] {
  return requests.waiting().flatMap(({ number, says, isWrite }) => {
    const verdicts: Verdict[] = isWrite ? ['pass', 419, 503, 'cut', 'cut after'] : ['pass', 419, 503];
    return verdicts.map((verdict) => ({
      says: `${says} ${meaning[verdict]}`,
      run: () => requests.speak(number, verdict),
    }));
  });
}

/** Time goes on to the next timer. */
export const timePasses = ({ clock }: Tab): readonly Act[] =>
  clock.isWaiting ? [{ says: 'time goes on to the next timer', run: () => void clock.advance() }] : [];
