/** Counts sessions: it moves at login, logout and 419, so that late answers of an earlier one are told apart. */
export interface SessionEpoch {
  current(): number;
  renew(): void;
}

export function createSessionEpoch(): SessionEpoch {
  let epoch = 0;
  return {
    current: () => epoch,
    renew: () => {
      epoch += 1;
    },
  };
}
