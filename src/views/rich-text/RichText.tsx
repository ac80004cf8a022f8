import { use, type ReactNode } from 'react';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { parseRichText, type RichNode } from './parse-rich-text.ts';
import { Img } from '../../ui/primitives/Img.tsx';
import { DataLanguageContext } from '../../ui/primitives/DataText.tsx';

/** Renders simple HTML of the brand's data as elements of our own; the outermost name its language, where that is not the page's. */
export function RichText({ html }: { html: string }) {
  return <RichNodes nodes={parseRichText(html)} lang={use(DataLanguageContext)} />;
}

interface RichNodesProps {
  nodes: readonly RichNode[];
  lang?: string | undefined;
}

function RichNodes({ nodes, lang }: RichNodesProps): ReactNode {
  return nodes.map((node, index) =>
    typeof node !== 'string' ? (
      <Element key={index} node={node} lang={lang} />
    ) : lang === undefined ? (
      node
    ) : (
      <span key={index} lang={lang}>
        {node}
      </span>
    ),
  );
}

interface ElementProps extends Pick<RichNodesProps, 'lang'> {
  node: Exclude<RichNode, string>;
}

function Element({ node, lang }: ElementProps) {
  const { tag: Tag, href, picture, children } = node;
  if (Tag === 'br') return <br />;
  if (Tag === 'img')
    return picture === null ? null : (
      <Img src={picture.src} alt={picture.alt} lang={lang} loading="lazy" {...picture.size} />
    );
  if (Tag === 'a') {
    if (href === null) return <RichNodes nodes={children} lang={lang} />;
    const isOutside = /^https?:/i.test(href);
    return (
      <TextLink href={href} lang={lang} {...(isOutside ? { target: '_blank', rel: 'noreferrer' } : {})}>
        <RichNodes nodes={children} />
      </TextLink>
    );
  }
  return (
    <Tag lang={lang}>
      <RichNodes nodes={children} />
    </Tag>
  );
}
