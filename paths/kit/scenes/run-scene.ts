import type { Disturbance, Scene, Wrong } from './scene.ts';

/** A scene that takes longer never comes to rest. */
const maxTicks = 150;

/** One thing that happened. */
interface ToldAct {
  readonly says: string;
  readonly isDisturbance: boolean;
  readonly moved: string;
}

/** How a scene went. */
export interface Played {
  readonly acts: readonly ToldAct[];
  /** The other things that could have happened, tick by tick. */
  readonly others: readonly (readonly string[])[];
  readonly wrong: Wrong | null;
}

const restless: Wrong = {
  rule: 'HOUSE-REST',
  says: 'Whatever disturbs it, a story comes to its end.',
  got: `it goes on after ${maxTicks} ticks`,
};

/** Plays a scene with these disturbances, and goes on undisturbed to its end. */
export async function playScene(scene: Scene, disturbances: readonly Disturbance[]): Promise<Played> {
  const acts: ToldAct[] = [];
  const others: string[][] = [];
  const stage = await scene.open();
  const played = (wrong: Wrong | null): Played => ({ acts, others, wrong });
  try {
    await stage.settled();
    acts.push({ says: 'the scene opens', isDisturbance: false, moved: stage.moved() });
    for (let tick = 0; tick < maxTicks; tick += 1) {
      const wrong = stage.wrong();
      if (wrong !== null) return played(wrong);
      const choice = stage.others().filter(({ says }) => scene.never?.test(says) !== true);
      others.push(choice.map(({ says }) => says));
      const wanted = disturbances.find(({ at }) => at === tick);
      const other = wanted === undefined ? undefined : choice[wanted.what % choice.length];
      const act = other ?? stage.next();
      if (act === null) return played(await stage.wrongAtLast());
      await act.run();
      await stage.settled();
      acts.push({ says: act.says, isDisturbance: other !== undefined, moved: stage.moved() });
    }
    return played(restless);
  } finally {
    await stage.close();
  }
}

const text = (disturbances: readonly Disturbance[]): string =>
  disturbances.map(({ at, what }) => `${at}.${what}`).join(',');

/** A scene that went wrong, on one screen. */
export function explainScene(scene: Scene, disturbances: readonly Disturbance[], played: Played): string {
  const { acts, wrong } = played;
  const shown = acts.slice(-25);
  const skipped = acts.length - shown.length;
  const width = Math.max(0, ...shown.map(({ says }) => says.length));
  return [
    `scene ${scene.name}, '${scene.says}' went wrong after ${acts.length - 1} ticks`,
    ...(skipped > 0 ? [`       (${skipped} ticks before these)`] : []),
    ...shown.map(
      ({ says, isDisturbance, moved }, index) =>
        `${isDisturbance ? '▸' : ' '} ${String(skipped + index - 1).padStart(3)}  ${says.padEnd(width)}   ${moved}`,
    ),
    ...(wrong === null
      ? []
      : [`  wanted  ${wrong.says}`, `  got     ${wrong.got}`, `  broken  ${wrong.rule}`]),
    `  rerun   npm run paths -- --scene ${scene.name}${disturbances.length === 0 ? '' : ` --disturb ${text(disturbances)}`}`,
  ].join('\n');
}
