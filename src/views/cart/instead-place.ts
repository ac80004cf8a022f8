import { paths } from '../../routing/paths.ts';

/** Where the cart's page has what can take the place of a line. */
export const insteadPlace = (itemId: number): string => `al-posto-di-${itemId}`;

/** The way there from wherever the line is told to be short (B-25). */
export const insteadHref = (itemId: number): string => `${paths.cart}#${insteadPlace(itemId)}`;
