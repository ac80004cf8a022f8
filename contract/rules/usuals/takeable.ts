interface Offered {
  readonly available: number;
  readonly selectOptions: readonly unknown[];
}

/** True for what can be put into a cart without a further question: it is there, and has no options to choose (B-20). */
export const isTakeable = ({ available, selectOptions }: Offered): boolean =>
  available > 0 && selectOptions.length === 0;
