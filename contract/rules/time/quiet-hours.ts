/** Hours of the day in the shop's zone at which nobody is woken: from the one, to the other of the next day. */
export const quietHours = { from: 22, to: 8 } as const;

/** Whether an hour of the day, 0 to 23, is one of them. */
export const isQuietHour = (hour: number): boolean => hour >= quietHours.from || hour < quietHours.to;
