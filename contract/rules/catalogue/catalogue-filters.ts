/** Page of a product list after one of its filters changed: 1 for every filter but the page itself (CAT-08). */
export function pageAfterChange(filter: string, page: number): number {
  return filter === 'page' ? page : 1;
}
