import { useState } from 'react';
import type { Replays, ReplayStep } from '../../replay/replay.ts';
import type { Lit } from '../drawing/marks.ts';
import type { Address } from '../use-address.ts';

/** Which path of which flow is walked, and how far. */
interface ReplayPosition {
  readonly flow: string;
  readonly path: number;
  /** 0 before the first step. */
  readonly step: number;
}

export interface Replay {
  readonly position: ReplayPosition | null;
  open: (flow: string, path: number) => void;
  /** Forward or backward by so many steps; the path's ends hold. */
  move: (by: number, steps: number) => void;
  jump: (step: number) => void;
  close: () => void;
}

/** Walks generated paths, at first that of the address, where it names one. */
export function useReplay({ flow: named, path: first }: Pick<Address, 'flow' | 'path'>): Replay {
  const [position, setPosition] = useState<ReplayPosition | null>(
    first === null ? null : { flow: named, path: first, step: 0 },
  );
  return {
    position,
    open: (flow, path) => setPosition({ flow, path, step: 0 }),
    move: (by, steps) =>
      setPosition((now) => now && { ...now, step: Math.min(steps, Math.max(0, now.step + by)) }),
    jump: (step) => setPosition((now) => now && { ...now, step }),
    close: () => setPosition(null),
  };
}

/** The start of a path and its steps, as they are told. */
export function stepsOf(replays: Replays, number: number): readonly ReplayStep[] {
  const path = replays.paths.find((one) => one.number === number);
  const start = path === undefined ? undefined : replays.starts[path.start];
  if (path === undefined || start === undefined) return [];
  return [start, ...path.steps.flatMap((step) => replays.steps[step] ?? [])];
}

/** What to light at a step. */
export const litBy = (step: ReplayStep | undefined): Lit => ({
  states: new Set(step?.states),
  transitions: new Set(step?.transitions),
});
