/** The user id of nobody. */
export const nobodyId = -1;

/** True for the user id of somebody logged in: greater than -1 (SES-01). */
export function isAuthenticated(userId: number | null | undefined): boolean {
  return (userId ?? nobodyId) > nobodyId;
}
