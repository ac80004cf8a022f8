/** True unless the list is shared with grant READ (LIST-08). */
export function isWishlistEditable(grant: string | null | undefined): boolean {
  return grant !== 'READ';
}
