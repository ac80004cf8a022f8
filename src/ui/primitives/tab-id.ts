/** The id of a tab's element, to name its panel with. */
export const tabId = (panelId: string, id: string): string => `${panelId}-${id}`;
