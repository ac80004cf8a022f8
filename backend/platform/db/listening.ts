/** What is said with `pg_notify` on a channel, and whether it can be heard. */
export interface Listening {
  readonly channel: string;
  readonly onMessage: (payload: string) => void;
  readonly onHearing: () => void;
  /** Nothing is heard until `onHearing` is called again. */
  readonly onLost: (error: unknown) => void;
}
