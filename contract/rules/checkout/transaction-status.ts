const names = ['error', 'inProgress', 'authorised', 'confirmed', 'reversed', 'cancelled'] as const;

/** What became of a payment transaction, by its id 0 to 5 (CHK-25). */
export type TransactionStatus = (typeof names)[number];

/** The status with this id; null for an unknown id (CHK-25). */
export function transactionStatus(id: number): TransactionStatus | null {
  return names[id] ?? null;
}

/** True while the transaction forbids another attempt to pay: authorised or confirmed (RULE-PAYMENT-3). */
export function isPaid(id: number): boolean {
  const status = transactionStatus(id);
  return status === 'authorised' || status === 'confirmed';
}
