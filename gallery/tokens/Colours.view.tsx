import { Specimens, type Specimen } from './Specimens.tsx';
import { page, swatch } from './Specimens.css.ts';
import { tokensPage } from './tokens-page.tsx';
import { useScheme } from './use-tokens.ts';

type Colours = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const specimen = (name: string, value: string): Specimen => ({
  name,
  value,
  sample: <span className={swatch} style={{ background: value }} />,
});

function Colours() {
  const { shadow: _, ...scheme } = useScheme();
  const colours = Object.entries(scheme as Colours);
  const plain = colours.flatMap(([name, value]) =>
    typeof value === 'string' ? [specimen(name, value)] : [],
  );
  return (
    <div className={page}>
      <Specimens title="Colours" of={plain} />
      {colours.map(
        ([name, value]) =>
          typeof value !== 'string' && (
            <Specimens
              key={name}
              title={`Colours of ${name}`}
              of={Object.entries(value).map(([part, colour]) => specimen(part, colour))}
            />
          ),
      )}
    </div>
  );
}

export const view = tokensPage(Colours);
