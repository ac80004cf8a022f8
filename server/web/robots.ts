/** What belongs to a person, and ways that lead nowhere from a search; an address begins with one of these. */
const personal = ['/ebsn/', '/profile/', '/cart', '/checkout', '/payment', '/registration', '/login'];

/** Where search engines need not go, and where the map of the shop is. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
