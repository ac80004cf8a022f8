import type { LanguageBase } from '../../../contract/rules/language/language-address.ts';

/** What the worker uses of its scope; the document's types know none of it. */
interface WaitUntil {
  waitUntil(work: Promise<unknown>): void;
}

/** What a push service brings. */
export interface PushData {
  json(): unknown;
}

/** A message as it was shown. */
export interface ShownNotification {
  readonly data: unknown;
  close(): void;
}

interface PushEvents {
  push: Event & WaitUntil & { readonly data: PushData | null };
  notificationclick: Event & WaitUntil & { readonly notification: ShownNotification };
  pushsubscriptionchange: Event & WaitUntil;
}

/** An open page. */
export interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  /** Rejects for a page that another worker answers for, or none. */
  navigate(url: string): Promise<unknown>;
  postMessage(told: unknown, transfer: Transferable[]): void;
}

/** The worker comes to be, or to answer for pages. */
export interface WorkerPhase<Type extends string> extends Event, WaitUntil {
  readonly type: Type;
}

interface WorkerEvents extends PushEvents {
  install: WorkerPhase<'install'>;
  activate: WorkerPhase<'activate'>;
  message: MessageEvent<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: { body: string; icon: string; data: unknown }): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, hear: (event: WorkerEvents[K]) => void): void;
}

/** What stands before the paths of the language a worker answers for; `scope` is the address it is registered for. */
export const languageBaseOf = (scope: string): LanguageBase =>
  new URL(scope).pathname.replace(/\/$/, '') as LanguageBase; // our own registration's

/** The scope the code runs in. */
export const scope = globalThis as unknown as WorkerScope; // it runs nowhere else
