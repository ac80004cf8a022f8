/** A shop of one test, on its own port and its own database. */
export interface Shop {
  readonly port: number;
  /** Ends it as an operator would and starts it again on the same data and port. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}
