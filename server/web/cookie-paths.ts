/** Where the form about cookies is sent without script. */
export const cookieChoicePath = '/preferenze-cookie';
/** The sheet a page without script asks for. */
export const cookieSheetPath = '/cookie-banner.css';
