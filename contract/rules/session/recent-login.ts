const minuteMs = 60_000;

/** How long after a login credentials may be changed and personal data taken out, in ms (OWASP ASVS 7.5.1). */
const recentLoginMs = 10 * minuteMs;

/** Returns whether a login is recent; a session that was restored from a token, null, never is. */
export const isRecentLogin = (authenticatedAt: Date | null, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() < recentLoginMs;
