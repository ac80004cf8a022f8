/** The build's own, one of a newer build, or none: those that browsers have end themselves. */
export type WorkerOfShop = 'built' | 'newer' | 'off';

/** What an operator sets of a shop, by the names of the environment. */
export type ShopSettings = Readonly<Record<string, string>>;

/** A shop of one test, on its own port and its own database. */
export interface Shop {
  readonly port: number;
  /** Ends it as an operator would and starts it again on the same data and port, with the worker that browsers are given. */
  restart: (worker?: WorkerOfShop) => Promise<void>;
  stop: () => Promise<void>;
}
