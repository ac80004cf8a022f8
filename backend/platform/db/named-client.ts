import { Client } from 'pg';
import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { LRUCache } from 'lru-cache';

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

const isNameless = (config: unknown): config is Statement =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (!('name' in config) || config.name === undefined || config.name === '');

const names = new LRUCache<string, string>({ max: 2_000 });

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}

function named(config: unknown): unknown {
  if (!isNameless(config)) return config;
  return { ...config, name: nameOf(config.text) };
}

/** The connection of a client, which the driver's types leave out. */
interface Connected {
  readonly connection: { readonly stream: Pick<Writable, 'cork' | 'uncork'> };
}

/**
 * A connection that has every statement planned once: the text names it, so its next use skips parsing and planning.
 * Statements that are asked for at once go in one piece. Not for poolers that hand a connection on between transactions.
 */
export class NamedStatementClient extends Client {
  #isGathering = false;

  override query(...args: unknown[]): never {
    const [config, ...rest] = args;
    const passed = rest.length === 0 ? args : [named(config), ...rest];
    this.#gather();
    // What passes through is handed on as it came: one signature stands for all overloads of the driver.
    return super.query(...(passed as Parameters<Client['query']>)) as never;
  }

  /** Holds back what is sent until all that runs now has run: each piece costs a system call here and a waking there. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    const { stream } = (this as unknown as Connected).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
