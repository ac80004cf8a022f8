import { contrastRatio } from '../../tenants/theme/contrast.ts';
import {
  controlPairs,
  leastOfControls,
  leastOfText,
  textPairs,
  type ContrastPair,
} from '../../tenants/theme/contrast-pairs.ts';
import { Specimens } from './Specimens.tsx';
import { page, swatch } from './Specimens.css.ts';
import { tokensPage } from './tokens-page.tsx';
import { useScheme } from './use-tokens.ts';

const isColour = ({ front, back }: ContrastPair): boolean =>
  [front, back].every((one) => one.startsWith('#'));

function Pairs({ title, pairs, least }: { title: string; pairs: readonly ContrastPair[]; least: number }) {
  return (
    <Specimens
      title={title}
      of={pairs.filter(isColour).map(({ what, front, back }) => {
        const ratio = contrastRatio(front, back);
        return {
          name: what,
          value: `${ratio.toFixed(2)}:1, ${ratio >= least ? 'passes' : 'fails'} (${front} on ${back})`,
          sample: (
            <svg className={swatch} style={{ background: back }} viewBox="0 0 52 52" aria-hidden="true">
              <text x="26" y="34" textAnchor="middle" fontSize="24" fill={front}>
                Aa
              </text>
            </svg>
          ),
        };
      })}
    />
  );
}

function Contrast() {
  const scheme = useScheme();
  return (
    <div className={page}>
      <Pairs
        title={`Text, at least ${leastOfText}:1 (WCAG 1.4.3)`}
        pairs={textPairs(scheme)}
        least={leastOfText}
      />
      <Pairs
        title={`Controls and focus, at least ${leastOfControls}:1 (WCAG 1.4.11)`}
        pairs={controlPairs(scheme)}
        least={leastOfControls}
      />
    </div>
  );
}

export const view = tokensPage(Contrast);
