import type {
  ContentHit,
  MenuItem,
  MenuLocation,
  Post,
  PostType,
  SearchHit,
  Slide,
} from '../../../contract/api/content/content.ts';
import type { Upload } from './wordpress/uploads.ts';

/** The page of a content list that is asked for, from 1. */
export interface ContentPage {
  readonly page: number;
  readonly perPage: number;
}

/** One page of a list, with how many there are in all. */
export interface PagedList<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

interface PostQuery extends ContentPage {
  readonly type: PostType;
  readonly slug: string | null;
  readonly category: string | null;
}

interface SlideQuery {
  readonly sliderId: number;
  readonly most: number;
  /** Start of the wanted day plus 12 hours, in s or ms, as it was asked (CMS-06). */
  readonly timestamp: string;
  readonly deliveryServiceId: number | null;
}

/** Whoever keeps the texts of a brand. */
export interface ContentBackend {
  menu(location: MenuLocation): Promise<readonly MenuItem[] | null>;
  posts(query: PostQuery): Promise<PagedList<Post>>;
  /** Slides of a day, for everybody or for the delivery service too. */
  slides(query: SlideQuery): Promise<readonly Slide[]>;
  /** A whole slider, whatever day and service its slides are for; none where there is no such slider. */
  slider(sliderId: number): Promise<readonly Slide[]>;
  /** A picture of a text; null where it stands in none. Throws ContentBackendError. */
  upload(upload: Upload): Promise<Uint8Array | null>;
  /** Posts that hold every word, with the beginning of their text. */
  find(words: string): Promise<readonly ContentHit[]>;
  search(query: ContentPage & { words: string; subtype: string }): Promise<PagedList<SearchHit>>;
}
