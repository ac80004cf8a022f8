const fade = '2rem';

/** A row that scrolls sideways without a bar: the edge behind which more stands fades (`useSideways` marks it). */
export const sideways = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: {
    '&[data-more="end"]': { maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)` },
    '&[data-more="start"]': { maskImage: `linear-gradient(to left, #000 calc(100% - ${fade}), transparent)` },
    '&[data-more="both"]': {
      maskImage: `linear-gradient(to right, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
    },
  },
} as const;
