import type { Told } from './journey-report.ts';
import type { NumberedFault } from './numbered-faults.ts';
import type { PlannedFault } from './planned-journeys.ts';
import { buildPlantedShop } from './planted-shop.ts';

/** With how many journeys a fault is looked for. */
const mostJourneys = 3;

/** The quickest of them, of different files first. */
function quickest(journeys: readonly Told[]): Told[] {
  const inOrder = journeys.toSorted((one, other) => one.duration - other.duration);
  const firstOfFile = inOrder.filter((one) => inOrder.find(({ file }) => file === one.file) === one);
  const others = inOrder.filter((one) => !firstOfFile.includes(one));
  return [...firstOfFile, ...others].slice(0, mostJourneys);
}

/** What each fault is looked for with: the quickest journeys that passed without a fault, and came to this one. */
export function planJourneys(numbers: readonly number[], without: readonly Told[]): PlannedFault[] {
  return numbers.flatMap((number) => {
    const came = without.filter(({ hasPassed, met }) => hasPassed && met.includes(number));
    const byScreen = Map.groupBy(quickest(came), ({ project }) => project);
    return [...byScreen].map(([screen, journeys]) => ({
      number,
      screen,
      journeys: journeys.map(({ file, title }) => ({ file, title })),
    }));
  });
}

/** The journey that noticed a fault, by the fault's number. */
export function noticedBy(planned: readonly PlannedFault[], told: readonly Told[]): Map<number, string> {
  const noticed = planned.flatMap(({ number, screen }) => {
    const failed = told.find(({ project, hasPassed }) => project === `${number} ${screen}` && !hasPassed);
    return failed === undefined ? [] : [[number, `${failed.file}: ${failed.title}`] as const];
  });
  return new Map(noticed);
}

/**
 * Looks for faults with the journeys of `e2e`, of which each is first run without a fault, to see what its pages come
 * to. The journey that noticed a fault, by the fault's number.
 */
export async function noticedByJourneys(faults: readonly NumberedFault[]): Promise<Map<number, string>> {
  if (faults.length === 0) return new Map();
  const shop = await buildPlantedShop(faults);
  const without = await shop.run(null);
  const planned = planJourneys(
    faults.map(({ number }) => number),
    without,
  );
  return planned.length === 0 ? new Map() : noticedBy(planned, await shop.run(planned));
}
