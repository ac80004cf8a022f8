import { list, mark, tone as tones } from './FactList.css.ts';
import { Icon } from './Icon.tsx';
import type { IconShape } from './icon-shape.ts';

export interface Fact {
  icon: IconShape;
  text: string;
  tone?: keyof typeof tones | undefined;
}

/** Short statements, one a line, each with an icon that repeats what it says. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className={list}>
      {facts.map(({ icon, text, tone = 'plain' }) => (
        <li key={text} className={tones[tone]}>
          <span className={mark}>
            <Icon of={icon} size="sm" />
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
