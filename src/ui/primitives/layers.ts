/** The z-indexes of the app. */
export const layer = {
  raised: 1,
  header: 10,
  bar: 15,
  panel: 30,
  overlay: 40,
  toast: 60,
  progress: 70,
  skip: 90,
} as const;
