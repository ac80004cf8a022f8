/** Id of a tab, for its panel's `aria-labelledby`. */
export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;
