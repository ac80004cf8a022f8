import type { ReactNode } from 'react';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { Img } from '../../ui/primitives/Img.tsx';

/** Simple HTML from the shop or the content backend, as elements of our own. */
export function RichText({ html }: { html: string }) {
  return <RichNodes nodes={parseRichText(html)} />;
}

function RichNodes({ nodes }: { nodes: readonly RichNode[] }): ReactNode {
  return nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} node={node} />));
}

function Element({ node }: { node: Exclude<RichNode, string> }) {
  const { tag: Tag, href, picture, children } = node;
  if (Tag === 'br') return <br />;
  if (Tag === 'img')
    return picture === null ? null : (
      <Img src={picture.src} alt={picture.alt} loading="lazy" {...picture.size} />
    );
  if (Tag === 'a') {
    if (href === null) return <RichNodes nodes={children} />;
    const isOutside = /^https?:/i.test(href);
    return (
      <TextLink href={href} {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}>
        <RichNodes nodes={children} />
      </TextLink>
    );
  }
  return (
    <Tag>
      <RichNodes nodes={children} />
    </Tag>
  );
}
