import { vars } from '../../../tenants/theme/vars.css.ts';

/** A mask's colour counts for nothing but that it covers. */
const opaque = vars.color.text;
const fade = '2rem';

/** A row that scrolls sideways without a bar: the edge behind which more stands fades (`useSideways` marks it). */
export const sideways = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-more="end"]': {
      maskImage: `linear-gradient(to right, ${opaque} calc(100% - ${fade}), transparent)`,
    },
    '&[data-more="start"]': {
      maskImage: `linear-gradient(to left, ${opaque} calc(100% - ${fade}), transparent)`,
    },
    '&[data-more="both"]': {
      maskImage: `linear-gradient(to right, transparent, ${opaque} ${fade}, ${opaque} calc(100% - ${fade}), transparent)`,
    },
  },
} as const;
