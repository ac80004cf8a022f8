/** What the worker uses of its scope; the document's types know none of it. */
interface WaitUntil {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Event & WaitUntil;
  activate: Event & WaitUntil;
  message: MessageEvent<unknown>;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly scope: string; readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, hear: (event: WorkerEvents[K]) => void): void;
}

/** What stands before the paths of the language a worker answers for; `scope` is the address it is registered for. */
export const languageBaseOf = (scope: string): string => new URL(scope).pathname.replace(/\/$/, '');

/** The scope the code runs in. */
export const scope = globalThis as unknown as WorkerScope; // it runs nowhere else
