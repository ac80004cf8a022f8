import { paths } from '../../routing/paths.ts';

/** Where the profile has the saved cards. */
export const savedCardsPlace = 'carte-salvate';

/** The way there from where they are chosen to pay with (B-44). */
export const savedCardsHref = `${paths.profile}#${savedCardsPlace}`;
