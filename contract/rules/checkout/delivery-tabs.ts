/** Tabs of the delivery services: shown for more than one, each 12 / n columns wide (ADR-02). */
export function deliveryTabs(services: number): { tabs: boolean; columns: number } {
  return { tabs: services > 1, columns: services > 1 ? 12 / services : 12 };
}
