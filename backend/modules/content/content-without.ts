import type { MenuItem, PostType } from '../../../contract/api/content/content.ts';
import { featureOfPath } from '../../../contract/rules/features/feature-of-path.ts';
import type { ShopFeature } from '../../../contract/tenant.ts';
import type { ContentBackend } from './content-backend.ts';

/** The features whose pages are texts of the shop. */
export const featureOfType: Readonly<Partial<Record<PostType, ShopFeature>>> = {
  volantini: 'flyers',
  vantaggi: 'perks',
  ricette: 'recipes',
};

/**
 * The texts of a brand without those of the features it has not: neither its menus and slides nor what is found leads
 * to them (TEN-08). A menu entry that only led to such is gone with them; of a link in a text the words stay.
 */
export function contentWithout(content: ContentBackend, without: readonly ShopFeature[]): ContentBackend {
  if (without.length === 0) return content;
  const isThere = (link: string): boolean => {
    const feature = featureOfPath(link);
    return feature === null || !without.includes(feature);
  };
  const shownItems = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => {
      if (!isThere(item.url)) return [];
      const children = shownItems(item.children);
      return item.children.length > 0 && children.length === 0 ? [] : [{ ...item, children }];
    });
  const withoutLinks = (html: string): string =>
    html.replaceAll(/<a\b[^>]*>/gi, (tag) => {
      const href = /\shref\s*=\s*(["'])(.*?)\1/i.exec(tag)?.[2] ?? '';
      return isThere(href) ? tag : '<a>';
    });
  return {
    ...content,
    async menu(location) {
      const items = await content.menu(location);
      return items === null ? null : shownItems(items);
    },
    async posts(query) {
      const feature = featureOfType[query.type];
      if (feature !== undefined && without.includes(feature)) return { items: [], total: 0 };
      const { items, total } = await content.posts(query);
      const shown = items.map((post) => ({
        ...post,
        content: { rendered: withoutLinks(post.content.rendered) },
      }));
      return { items: shown, total };
    },
    slides: async (query) => (await content.slides(query)).filter(({ link }) => isThere(link)),
    slider: async (sliderId) => (await content.slider(sliderId)).filter(({ link }) => isThere(link)),
    find: async (words) => (await content.find(words)).filter(({ url }) => isThere(url)),
    async search(query) {
      const found = await content.search(query);
      const items = found.items.filter(({ url }) => isThere(url));
      return { items, total: found.total - (found.items.length - items.length) };
    },
  };
}
