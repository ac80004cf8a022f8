import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between two programs that can be slow, cut or reset. */
export interface TcpProxy {
  readonly port: number;
  /** Holds every part that travels for so many ms. */
  delay(ms: number): void;
  /** Ends every connection, with a reset where `hard`; new ones are taken. */
  cut(hard: boolean): void;
  /** Takes no connection and lets nothing through until `restore`. */
  block(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Listens on a port of its own and passes everything on to `target`. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const wires = new Set<readonly [near: Socket, far: Socket]>();
  let delayMs = 0;
  let isBlocked = false;

  const end = (sockets: readonly Socket[], hard: boolean) => {
    for (const socket of sockets) {
      if (hard) socket.resetAndDestroy();
      else socket.destroy();
    }
  };

  const pass = (from: Socket, to: Socket) => {
    from.on('data', (part: Buffer) => {
      if (isBlocked) return;
      if (delayMs === 0) to.write(part);
      else setTimeout(() => to.writable && to.write(part), delayMs);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };

  const server = createServer((near) => {
    if (isBlocked) {
      near.destroy();
      return;
    }
    const far = connect(target);
    const wire = [near, far] as const;
    wires.add(wire);
    near.setNoDelay(true);
    far.setNoDelay(true);
    pass(near, far);
    pass(far, near);
    near.on('close', () => wires.delete(wire));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay(ms) {
      delayMs = ms;
    },
    cut(hard) {
      for (const wire of wires) end(wire, hard);
    },
    block() {
      isBlocked = true;
    },
    restore() {
      isBlocked = false;
      // What was dropped meanwhile is lost: the wire is no good any more.
      for (const wire of wires) end(wire, false);
    },
    async close() {
      for (const wire of wires) end(wire, false);
      server.close();
      await once(server, 'close');
    },
  };
}
