/** What prices and availability depend on; null where nothing is chosen. */
export interface CatalogueKey {
  readonly warehouseId: number | null | undefined;
  readonly dateIso: string | null | undefined;
  readonly timeslotId: number | null | undefined;
}

/** Cache key of catalogue reads: `w{warehouseId}d{dateIso}t{timeslotId}`, 0 for what is not chosen (CAT-13). */
export function catalogueHash(key: CatalogueKey): string {
  return `w${key.warehouseId ?? 0}d${key.dateIso || 0}t${key.timeslotId ?? 0}`;
}
