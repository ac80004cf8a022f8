/** When a mail was sent, and from when another may be asked for; both in ms since the epoch. */
export interface MailTime {
  sentAt: number;
  nextAt: number;
}

/** How long one waits for a mail before another may be asked for, in ms (REG-07, REG-12). */
const pause = 60_000;

export const mailTimeOf = (sentAt: number): MailTime => ({ sentAt, nextAt: sentAt + pause });
