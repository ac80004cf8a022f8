import type { BrandPost } from '../../../../contract/brand-post.ts';
import type { Arrange } from '../../../kit/http/http-flow.ts';

type TypeOfPost = BrandPost['type'];

/** The brand's files hold what they hold. */
export const asWritten: Arrange = ({ visitor }) => visitor.publish((posts) => posts);

/** They hold none of this type. */
export const withoutAny =
  (type: TypeOfPost): Arrange =>
  ({ visitor }) =>
    visitor.publish((posts) => posts.filter((post) => post.type !== type));

/** One of them was taken down. */
export const withoutOne =
  (type: TypeOfPost, slug: string): Arrange =>
  ({ visitor }) =>
    visitor.publish((posts) => posts.filter((post) => post.type !== type || post.slug !== slug));

/** They hold each of this type so many times, under numbered slugs: a list of several pages. */
export const manifold =
  (type: TypeOfPost, { times, slug }: { times: number; slug: string }): Arrange =>
  ({ visitor }) =>
    visitor.publish((posts) => {
      const written = posts.filter((post) => post.type === type);
      return Array.from({ length: times }, () => written)
        .flat()
        .map((post, at) => ({ ...post, slug: `${slug}-${at + 1}` }));
    });
