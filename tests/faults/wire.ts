import type { Socket } from 'node:net';

/** What befalls one request and its answer on their way. */
export interface Fault {
  /** While the request travels, when all of it is there, or while the answer travels. */
  readonly during: 'request' | 'work' | 'answer';
  /** How much of what travels arrives all the same, from 0 to under 1. */
  readonly share: number;
  /** The line ends, is reset, or is silent until it is released. */
  readonly brings: 'cut' | 'reset' | 'silence';
}

/** What holds for all wires of a proxy at the moment. */
export interface Weather {
  delayMs: number;
  isBlocked: boolean;
  /** Befall the next requests, one each, whichever wire they come on. */
  readonly faults: Fault[];
  /** Told of each that has begun. */
  readonly struck: () => void;
}

/** A connection of a client and the one it is passed on to. */
export class Wire {
  private readonly near: Socket;
  private readonly far: Socket;
  private readonly weather: Weather;
  private fault: Fault | null = null;
  private isSilent = false;
  private held: (readonly [to: Socket, part: Buffer])[] = [];

  constructor(near: Socket, far: Socket, weather: Weather) {
    this.near = near;
    this.far = far;
    this.weather = weather;
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (part: Buffer) => this.travel(to, part));
      from.on('error', () => undefined);
      from.on('close', () => {
        // What a silent line holds arrives when it is released, whether its sender is still there or not.
        if (!this.isSilent || from === far) to.destroy();
      });
    }
  }

  /** Resolves when nothing can travel any more. */
  get ended(): Promise<void> {
    return new Promise((resolve) => this.far.once('close', resolve));
  }

  end(isHard: boolean): void {
    for (const socket of [this.near, this.far]) {
      if (isHard) socket.resetAndDestroy();
      else socket.destroy();
    }
  }

  /** Lets arrive what was held back; where nobody waits for the answer any more, resolves when it has been given. */
  async release(): Promise<void> {
    this.isSilent = false;
    for (const [to, part] of this.held.splice(0)) if (to.writable) to.write(part);
    if (!this.near.destroyed) return;
    const { ended } = this;
    this.far.end();
    await ended;
  }

  private travel(to: Socket, part: Buffer): void {
    if (this.weather.isBlocked) return;
    if (this.isSilent) {
      this.held.push([to, part]);
      return;
    }
    const isRequest = to === this.far;
    if (isRequest) this.fault = this.weather.faults.shift() ?? null;
    const { fault } = this;
    if (fault === null || (fault.during === 'answer') === isRequest) this.pass(to, part);
    else this.strike(fault, to, part);
  }

  private strike({ during, share, brings }: Fault, to: Socket, part: Buffer): void {
    this.fault = null;
    const passed = during === 'work' ? part.length : Math.floor(part.length * share);
    if (brings === 'silence') {
      this.isSilent = true;
      to.write(part.subarray(0, passed));
      this.held.push([to, part.subarray(passed)]);
    } else {
      to.write(part.subarray(0, passed), () => this.end(brings === 'reset'));
    }
    this.weather.struck();
  }

  private pass(to: Socket, part: Buffer): void {
    const { delayMs } = this.weather;
    if (delayMs === 0) to.write(part);
    else setTimeout(() => to.writable && to.write(part), delayMs);
  }
}
