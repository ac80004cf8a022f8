import { fromPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate';

export interface LazyLogic<Machine extends AnyStateMachine> {
  /** Loads the code; until it is done no actor can be made of the logic. */
  load: PromiseActorLogic<void>;
  logic: Machine;
}

/** A machine whose code comes on demand: a chart invokes `load` first, then the logic under its own name. */
export function lazyLogic<Machine extends AnyStateMachine>(load: () => Promise<Machine>): LazyLogic<Machine> {
  let loaded: Machine | null = null;
  const machine = (): Machine => {
    if (loaded === null) throw new Error('the code of the machine is not loaded yet');
    return loaded;
  };
  const logic: Pick<
    AnyStateMachine,
    'getInitialSnapshot' | 'transition' | 'start' | 'getPersistedSnapshot' | 'restoreSnapshot'
  > = {
    getInitialSnapshot: (...given) => machine().getInitialSnapshot(...given),
    transition: (...given) => machine().transition(...given),
    start: (...given) => machine().start(...given),
    getPersistedSnapshot: (...given) => machine().getPersistedSnapshot(...given),
    restoreSnapshot: (...given) => machine().restoreSnapshot(...given),
  };
  return {
    load: fromPromise<void>(async () => {
      loaded = await load();
    }),
    // An actor uses its logic by these five alone; their snapshots carry the machine itself.
    logic: logic as Machine,
  };
}
