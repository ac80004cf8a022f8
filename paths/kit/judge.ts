import type { PathGraph } from './graph.ts';
import type { AnyFlowModel, AnyTrail, GraphRule, Rule, StepRule } from './model.ts';
import { houseRules } from './house-rules.ts';

type AnyRule = AnyFlowModel['rules'][number];

/** A rule that does not hold, and where. */
export interface Breach {
  readonly id: string;
  readonly says: string;
  readonly where: string;
}

const isGraphRule = <S>(rule: Rule<S>): rule is GraphRule => 'judge' in rule;
const isStepRule = <S>(rule: Rule<S>): rule is StepRule<S> => 'when' in rule;

/** Judges a flow by its model's rules and those of the house, and counts which of them had an occasion. */
export class Judge {
  private readonly exercised = new Map<AnyRule, number>();
  private readonly stepRules: readonly StepRule<AnyTrail[number]>[];
  private readonly graphRules: readonly GraphRule[];

  /** `isWhole` takes all rules; a world of real answers only those that hold there, or `rules` of its own. */
  constructor(
    model: AnyFlowModel,
    isWhole = true,
    rules: readonly AnyRule[] = [...model.rules, ...houseRules(model)],
  ) {
    this.stepRules = rules.filter(isStepRule).filter(({ isOfCases }) => isWhole || isOfCases !== true);
    this.graphRules = isWhole ? rules.filter(isGraphRule) : [];
    for (const rule of [...this.stepRules, ...this.graphRules]) this.exercised.set(rule, 0);
  }

  private note(rule: AnyRule, occasions: number): void {
    this.exercised.set(rule, (this.exercised.get(rule) ?? 0) + occasions);
  }

  /** Judges the last step of a trail; answers the first rule it breaks. */
  step(trail: AnyTrail): Breach | null {
    const step = trail.at(-1);
    if (step === undefined) return null;
    for (const rule of this.stepRules) {
      if (!rule.when(step, trail)) continue;
      this.note(rule, 1);
      if (!rule.holds(step, trail)) return { id: rule.id, says: rule.says, where: step.says };
    }
    return null;
  }

  /** Judges what must exist in a graph. */
  graph(graph: PathGraph): Breach[] {
    return this.graphRules.flatMap((rule) => {
      const { exercised, broken } = rule.judge(graph);
      this.note(rule, exercised);
      const more = broken.length - 1;
      return broken.slice(0, 1).map((where) => ({
        id: rule.id,
        says: rule.says,
        where: more > 0 ? `${where}\n  and ${more} more` : where,
      }));
    });
  }

  get total(): number {
    return this.exercised.size;
  }

  /** The ids of the rules that had an occasion, each once. */
  get exercisedIds(): readonly string[] {
    const asked = [...this.exercised].filter(([, occasions]) => occasions > 0);
    return [...new Set(asked.map(([{ id }]) => id))];
  }

  /** The rules that had no occasion. */
  get idle(): readonly string[] {
    return [...this.exercised].flatMap(([{ id, says }, occasions]) =>
      occasions === 0 ? [`${id} ${says}`] : [],
    );
  }
}
