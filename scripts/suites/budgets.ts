/** What a suite may cost, with the reason. */
export interface Budget {
  /** On two quiet cores. A run tells who takes longer; it does not fail, since machines differ. */
  readonly seconds: number;
  readonly because: string;
}

/** The whole of `npm test` is to take a quarter of an hour; each suite has its share by its name. */
export const budgets: Readonly<Record<string, Budget>> = {
  unit: { seconds: 45, because: 'some 3,400 tests without a process or a browser of their own' },
  paths: { seconds: 60, because: 'every path in the model, one for each kind of answer over HTTP' },
  backend: { seconds: 200, because: 'each file on a copy of the shop, on PostgreSQL' },
  embedded: { seconds: 30, because: 'a tenth of the backend once more, on the other database' },
  postgres: { seconds: 120, because: 'processes that are killed and started a hundred times' },
  server: { seconds: 90, because: 'real starts of the built server, each a few seconds' },
  gallery: {
    seconds: 180,
    because: 'every state of every view, once in full and by brand where that differs',
  },
  'browser-paths': { seconds: 120, because: 'where money, session or delivery hang on the screen' },
  browser: { seconds: 240, because: "each flow's main way and its worst failure in the real shop" },
};
