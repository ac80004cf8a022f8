import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { measure, size as sizes, tone as tones, weight as weights } from './Text.css.ts';

interface TextProps {
  as?: 'p' | 'span' | 'div' | 'small' | 's' | 'dt' | 'dd' | 'time' | undefined;
  size?: keyof typeof sizes | undefined;
  tone?: keyof typeof tones | undefined;
  weight?: keyof typeof weights | undefined;
  /** Keeps lines to a readable length. */
  reading?: boolean | undefined;
  children: ReactNode;
}

/** A paragraph or inline text in one of the sizes, colours and weights of the design system. */
export function Text({
  as: Tag = 'p',
  size = 'inherit',
  tone = 'text',
  weight = 'normal',
  reading = false,
  children,
}: TextProps) {
  return (
    <Tag className={classNames(sizes[size], tones[tone], weights[weight], reading && measure)}>
      {children}
    </Tag>
  );
}
