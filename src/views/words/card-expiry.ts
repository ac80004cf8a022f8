/** Returns month and year of a card's last day, as cards print them: `2027-12-31` is `12/27`. */
export const cardExpiry = (expireDate: string): string =>
  `${expireDate.slice(5, 7)}/${expireDate.slice(2, 4)}`;
