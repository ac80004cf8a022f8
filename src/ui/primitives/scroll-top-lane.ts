import { vars } from '../../../tenants/theme/vars.css.ts';

/** Room at the end of a phone's lowest bar for the button back to the top, which lies over nothing there (SHELL-06). */
export const scrollTopLane = `calc(${vars.size.control} + ${vars.space['3']})`;
