import { adapters } from './adapters.ts';

/** A worked example of a rule: what goes in, what must come out, and where that comes from. */
export interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly input: unknown;
  readonly expected: unknown;
  readonly why: string;
  readonly basis: string;
}

/** What became of a vector; `got` is the rule's answer, or the reason there is none. */
export interface VectorResult {
  readonly passed: boolean;
  readonly got: unknown;
}

// An answer holding one of these refuses, corrects or asks: it must not go unnoticed where a vector expects none.
const outcomes = ['error', 'warning', 'ask'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * True when `got` is what a vector expects: equal values and lists, and every field the vector names. Other fields of
 * an answer are not its subject, unless they are an outcome.
 */
export function matches(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) &&
      got.length === expected.length &&
      expected.every((item, at) => matches(item, got[at]))
    );
  }
  if (isRecord(expected)) {
    return (
      isRecord(got) &&
      Object.entries(expected).every(([name, value]) => matches(value, got[name])) &&
      outcomes.every((name) => name in expected || got[name] === undefined)
    );
  }
  return (expected ?? null) === (got ?? null);
}

/** Runs a vector through its rule. An unknown rule and a rule that throws do not pass. */
export function runVector(vector: Vector): VectorResult {
  const adapter = adapters.get(vector.rule);
  if (adapter === undefined) return { passed: false, got: `unknown rule ${vector.rule}` };
  try {
    // A vector written in another shape than its rule's fails on its own.
    const got = adapter(vector.input as never);
    return { passed: matches(vector.expected, got), got };
  } catch (error) {
    return { passed: false, got: String(error) };
  }
}
