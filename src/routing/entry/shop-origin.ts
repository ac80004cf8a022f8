/** Origin of the shop, e.g. `https://www.example.com`: the page's own, or the one that the document of the mobile app names. */
export const shopOrigin = (): string => document.documentElement.dataset['shop'] ?? location.origin;
