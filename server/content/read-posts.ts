import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostType } from '../../contract/api/content/content.ts';
import type { BrandPost } from '../../contract/brand-post.ts';
import { MatterError } from './front-matter.ts';
import { readPost } from './read-post.ts';

/** The folders of a brand's texts; each file in one is a post. */
const folders = {
  pages: 'page',
  blocks: 'ux-block',
  volantini: 'volantini',
  faq: 'faq',
  vantaggi: 'vantaggi',
  news: 'news',
  ricette: 'ricette',
} as const satisfies Readonly<Record<string, PostType>>;

/** A text of a brand cannot be read; the message names file and line. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

/** `010-dove-consegnate.md` is `dove-consegnate`: the number is its place among the others. */
const fileName = /^(?:\d+-)?(?<slug>[a-z\d]+(?:-[a-z\d]+)*)\.md$/;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return entries.filter((name) => name.endsWith('.md')).toSorted();
}

async function readFolder(
  root: string,
  folder: string,
  type: PostType,
): Promise<ReturnType<typeof readPost>[]> {
  return Promise.all(
    (await filesOf(join(root, folder))).map(async (name) => {
      const path = join(root, folder, name);
      const slug = fileName.exec(name)?.groups?.['slug'];
      if (slug === undefined) {
        throw new ContentFileError(
          `${path}: its name must be of a-z, 0-9 and single hyphens, as 010-la-pizza.md`,
        );
      }
      try {
        return readPost(type, slug, await readFile(path, 'utf8'));
      } catch (error) {
        if (!(error instanceof MatterError)) throw error;
        throw new ContentFileError(`${path}${error.line === null ? '' : `:${error.line}`}: ${error.message}`);
      }
    }),
  );
}

/**
 * The texts of a brand, from the Markdown of its `content` folder, in the order of their file names. Drafts are among
 * them in a preview only. Throws ContentFileError.
 */
export async function readPosts(
  root: string,
  options: { readonly hasDrafts: boolean },
): Promise<BrandPost[]> {
  const read = await Promise.all(
    Object.entries(folders).map(([folder, type]) => readFolder(root, folder, type)),
  );
  const posts = read.flat().filter(({ isDraft }) => options.hasDrafts || !isDraft);
  const seen = new Set<string>();
  for (const { post } of posts) {
    const key = `${post.type} ${post.slug}`;
    if (seen.has(key))
      throw new ContentFileError(`${root}: two files of ${post.type} are named ${post.slug}`);
    seen.add(key);
  }
  return posts.map(({ post }) => post);
}
