/** The user a call is made by. */
export interface SessionUser {
  readonly userId: number;
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 0 normal, 1 and 2 master accounts (SES-24). */
  readonly userTypeId: number;
}
