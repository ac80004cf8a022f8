import type { ContentSource } from '../../../backend/modules/content/content.context.ts';
import type { BrandPost } from '../../../contract/brand-post.ts';

export type ChangeOfTexts = (posts: readonly BrandPost[]) => readonly BrandPost[];

const asWritten: ChangeOfTexts = (posts) => posts;

/** The texts of the brands' files, of which a path may take some away or put up more. */
export class ArrangedTexts {
  private change = asWritten;

  of({ posts }: ContentSource): ContentSource {
    return { posts: () => this.change(posts()) };
  }

  /** From now on the shop has what `change` makes of its files. */
  arrange(change: ChangeOfTexts): void {
    this.change = change;
  }

  restore(): void {
    this.change = asWritten;
  }
}
