import type { StateValue } from 'xstate';

/** Ids of the states a value stands for, outermost first, the machine itself left out. */
export function activeStates(machineId: string, value: StateValue): string[] {
  if (typeof value === 'string') return [`${machineId}.${value}`];
  return Object.entries(value).flatMap(([key, inner]) => {
    const id = `${machineId}.${key}`;
    const isEmpty = inner instanceof Object && Object.keys(inner).length === 0;
    return inner === undefined || isEmpty ? [id] : [id, ...activeStates(id, inner)];
  });
}
