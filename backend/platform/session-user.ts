/** The user of a session. */
export interface SessionUser {
  readonly userId: number;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 0 normal, 1 and 2 master accounts (SES-24). */
  readonly userTypeId: number;
}

/** The user a call is made by. */
export interface CurrentUser extends SessionUser {
  /** When the password, or a login elsewhere, was last given in this session; null where the session was restored. */
  readonly authenticatedAt: Date | null;
}
