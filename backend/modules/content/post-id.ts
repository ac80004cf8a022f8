import { createHash } from 'node:crypto';
import type { BrandPost } from '../../../contract/brand-post.ts';

/** The id of a post that has none of its own: the same wherever and whenever its file is read. */
export const postId = ({ type, slug }: Pick<BrandPost, 'type' | 'slug'>): number =>
  createHash('sha256').update(`${type} ${slug}`).digest().readUInt32BE() >>> 1;
