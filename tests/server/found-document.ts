import Validator from '@adobe/structured-data-validator';
import * as v from 'valibot';

const graphSchema = v.object({
  '@context': v.literal('https://schema.org'),
  '@graph': v.array(v.looseObject({ '@type': v.string() })),
});

export type FoundThing = v.InferOutput<typeof graphSchema>['@graph'][number];

/** The things a document tells of; none where it holds no data. */
export function thingsIn(html: string): readonly FoundThing[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.flatMap(([, json = '']) => v.parse(graphSchema, JSON.parse(json))['@graph']);
}

/** What Google would refuse of these things. */
export async function refusedOf(things: readonly FoundThing[]): Promise<readonly string[]> {
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(structuredClone(thing));
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}
const unescaped = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Attributes of an element's tag by their names. */
const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescaped(value)]),
  );

/** What stands in a document's head, and its level 1 headings. */
export function headOf(html: string) {
  const metas = [...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => attributesOf(tag));
  const named = Object.fromEntries(
    metas.flatMap(({ name, property, content = '' }) => {
      const key = name ?? property;
      return key === undefined ? [] : [[key, content]];
    }),
  );
  const canonical = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: named['description'] ?? '',
    canonical: canonical === undefined ? null : unescaped(canonical),
    isIndexed: named['robots'] !== 'noindex',
    headings: (html.match(/<h1\b/g) ?? []).length,
    metas: named,
  };
}
