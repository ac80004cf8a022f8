import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { Wire, type Fault, type Weather } from './wire.ts';

/** A line between two programs that can be slow, cut, reset or silent. */
export interface TcpProxy {
  readonly port: number;
  /** Holds every part that travels for so many ms. */
  delay(ms: number): void;
  /** Ends every connection, with a reset where `hard`; new ones are taken. */
  cut(hard: boolean): void;
  /** Lets these befall the next requests that come, one each, and no others. */
  strike(...faults: readonly Fault[]): void;
  /** Resolves at the next moment one of them begins. */
  struck(): Promise<void>;
  /** Lets arrive what silent connections hold; resolves when those whose client has gone are answered. */
  release(): Promise<void>;
  /** Takes no connection and lets nothing through until `restore`. */
  block(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on to `target`. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const wires = new Set<Wire>();
  const strikes = new EventEmitter();
  const weather: Weather = {
    delayMs: 0,
    isBlocked: false,
    faults: [],
    struck: () => void strikes.emit('one'),
  };

  const cut = (isHard: boolean) => {
    for (const wire of wires) wire.end(isHard);
  };

  const server = createServer((near) => {
    if (weather.isBlocked) {
      near.destroy();
      return;
    }
    const wire = new Wire(near, connect(target), weather);
    wires.add(wire);
    void wire.ended.then(() => wires.delete(wire));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay(ms) {
      weather.delayMs = ms;
    },
    cut,
    strike(...faults) {
      weather.faults.splice(0, Infinity, ...faults);
    },
    async struck() {
      await once(strikes, 'one');
    },
    async release() {
      await Promise.all([...wires].map((wire) => wire.release()));
    },
    block() {
      weather.isBlocked = true;
    },
    restore() {
      weather.isBlocked = false;
      // What was dropped meanwhile is lost: the wire is no good any more.
      cut(false);
    },
    async close() {
      cut(false);
      server.close();
      await once(server, 'close');
    },
  };
}
