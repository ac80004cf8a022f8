/** "0401123456789" as "0401 1234 5678 9", as it is read aloud. */
export const cardNumberText = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');
