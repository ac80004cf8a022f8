import { join } from 'node:path';
import type { ContentSource } from '../../backend/modules/content/content.context.ts';
import { readPosts } from './read-posts.ts';

/** The texts of a brand's files, as they were read last. */
export interface BrandContent extends ContentSource {
  /** Reads them again; what was read before stays where that fails. Throws ContentFileError. */
  reload(): Promise<void>;
}

interface ContentOptions {
  /** Drafts are seen too: a preview. */
  readonly hasDrafts: boolean;
}

/** The folder of a brand's texts. */
export const contentFolder = (root: string, brand: string): string => join(root, 'tenants', brand, 'content');

/** Opens the texts of a brand. Throws ContentFileError. */
export async function openContent(folder: string, options: ContentOptions): Promise<BrandContent> {
  let posts = await readPosts(folder, options);
  return {
    posts: () => posts,
    reload: async () => {
      posts = await readPosts(folder, options);
    },
  };
}
