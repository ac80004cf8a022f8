import { useState } from 'react';
import type { HandWalk } from '../../walk/hand-walk.ts';
import { useFetched, type Fetched } from '../use-fetched.ts';

/** A walk by hand as the server computes it; the one before it stays until the next is there. */
export function useWalk(flow: string, walk: readonly number[] | null): Fetched<HandWalk> {
  const { fetched } = useFetched<HandWalk>(`walks/${flow}/${(walk ?? [0]).join('.')}`);
  const [kept, setKept] = useState<Fetched<HandWalk>>(fetched);
  if (fetched.status !== 'loading' && fetched !== kept) setKept(fetched);
  const isKeptOfFlow = kept.status === 'there' && kept.value.machine === flow;
  return fetched.status === 'loading' && isKeptOfFlow ? kept : fetched;
}
