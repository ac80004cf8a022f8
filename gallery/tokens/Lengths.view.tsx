import { makeTheme } from '../../tenants/theme/make-theme.ts';
import { Specimens, type Specimen } from './Specimens.tsx';
import { bar, card, page } from './Specimens.css.ts';
import { tokensPage } from './tokens-page.tsx';
import { useTokens } from './use-tokens.ts';

const lengths = (group: Readonly<Record<string, string>>): Specimen[] =>
  Object.entries(group).map(([name, value]) => ({
    name,
    value,
    sample: <span className={bar} style={{ width: value }} />,
  }));

function Lengths() {
  const { space, radius, stroke, size, width } = makeTheme(useTokens()).vars;
  return (
    <div className={page}>
      <Specimens title="Space" of={lengths(space)} />
      <Specimens
        title="Radii"
        of={Object.entries(radius).map(([name, value]) => ({
          name,
          value,
          sample: <span className={card} style={{ borderRadius: value }} />,
        }))}
      />
      <Specimens title="Strokes" of={lengths(stroke)} />
      <Specimens title="Sizes" of={lengths(size)} />
      <Specimens title="Widths" of={lengths(width)} />
    </div>
  );
}

export const view = tokensPage(Lengths);
