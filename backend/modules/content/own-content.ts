import type { BrandPost } from '../../../contract/brand-post.ts';
import type { Language } from '../../../contract/languages.ts';
import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import type { ContentBackend } from './content-backend.ts';
import { contentHitView, postsMatching, searchHitView } from './content-search.ts';
import type { ContentRepository } from './content.repository.ts';
import { flyersInOrder } from './flyer-order.ts';
import { menuView, postView, slideView } from './content.view.ts';
import { paged } from './paged.ts';

interface OwnContentParts {
  readonly posts: readonly BrandPost[];
  readonly repository: ContentRepository;
  /** `YYYY-MM-DD`: what is dated later is not seen yet. */
  readonly today: string;
  /** Of whoever asks. */
  readonly language: Language;
}

/** Seconds stay below it until the year 5138, milliseconds are above it since 1973. */
const millisecondsFrom = 100_000_000_000;

/** A day in seconds or in milliseconds, as a day of the week from 1 for Monday. */
function weekdayOf(timestamp: string): number {
  const time = Number(timestamp);
  const day = dayOfInstant(time < millisecondsFrom ? time * 1000 : time);
  return new Date(dayTime(day)).getUTCDay() || 7;
}

/** The texts of a brand's own files; its menus and slides are kept in the database. */
export function ownContent({ posts, repository, today, language }: OwnContentParts): ContentBackend {
  const published = posts.filter(({ date }) => date <= today);
  // Blocks of pages are no answer by themselves.
  const searchable = published.filter(({ type }) => type !== 'ux-block');
  return {
    async menu(location) {
      const items = await repository.findMenu(location);
      return items && menuView(items, language);
    },
    async posts({ type, slug, category, ...page }) {
      const kept = published.filter(
        (post) =>
          post.type === type &&
          (slug === null || post.slug === slug) &&
          (category === null || post.categorySlug === category),
      );
      const views = kept.map((post) => postView(post, today));
      return paged(type === 'volantini' ? flyersInOrder(views, today) : views, page);
    },
    async slides({ sliderId, most, timestamp, deliveryServiceId }) {
      const weekday = weekdayOf(timestamp);
      const shown = (await repository.listSlides(sliderId)).filter(
        (slide) =>
          (slide.weekdays?.includes(weekday) ?? true) &&
          (slide.deliveryServiceId === null || slide.deliveryServiceId === deliveryServiceId),
      );
      return shown.slice(0, most).map(slideView);
    },
    // Its pictures are the shop's own.
    upload: () => Promise.resolve(null),
    slider: async (sliderId) => (await repository.listSlides(sliderId)).map(slideView),
    find: async (words) => postsMatching(searchable, words).map(contentHitView),
    async search({ words, subtype, ...page }) {
      const all = subtype === 'any' ? searchable : searchable.filter(({ type }) => type === subtype);
      const { items, total } = paged(postsMatching(all, words), page);
      return { items: items.map(searchHitView), total };
    },
  };
}
