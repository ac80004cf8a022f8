/** What is the same for everybody may be stored by shared caches; a browser always revalidates. */
export const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
