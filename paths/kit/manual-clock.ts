interface Timer {
  readonly due: number;
  readonly run: () => void;
}

/** A clock that stands still until it is told to go on to the next timer. */
export class ManualClock {
  private now = 0;
  private next = 0;
  private readonly timers = new Map<number, Timer>();

  readonly setTimeout = (run: () => void, ms: number): number => {
    this.next += 1;
    this.timers.set(this.next, { due: this.now + ms, run });
    return this.next;
  };

  readonly clearTimeout = (id: number): void => {
    this.timers.delete(id);
  };

  /** Whether any timer runs. */
  get isWaiting(): boolean {
    return this.timers.size > 0;
  }

  /** Goes on to the timer that is due first and runs it; answers how many ms passed. */
  advance(): number {
    const [first] = [...this.timers].toSorted(([, a], [, b]) => a.due - b.due);
    if (first === undefined) throw new Error('no timer runs');
    const [id, { due, run }] = first;
    const passed = due - this.now;
    this.timers.delete(id);
    this.now = due;
    run();
    return passed;
  }
}
