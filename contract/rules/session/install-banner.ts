import { dayMs } from '../time/calendar-day.ts';

const closedDays = 7;
const remindDays = 14;

/** When the shopper last answered the install banner, in ms; null for never. */
export interface InstallAnswers {
  readonly closedAt: number | null;
  readonly remindLaterAt: number | null;
}

/** True when the banner may show: 7 days after being closed, 14 days after 'remind me' (SHELL-18). `now` in ms. */
export function showsInstallBanner(answers: InstallAnswers, now: number): boolean {
  const passed = (since: number | null, days: number) => since === null || now - since >= days * dayMs;
  return passed(answers.closedAt, closedDays) && passed(answers.remindLaterAt, remindDays);
}
