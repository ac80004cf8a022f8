import { Specimens } from './Specimens.tsx';
import { card, page } from './Specimens.css.ts';
import { tokensPage } from './tokens-page.tsx';
import { useScheme } from './use-tokens.ts';

function Shadows() {
  const { shadow } = useScheme();
  return (
    <div className={page}>
      <Specimens
        title="Shadows"
        of={Object.entries(shadow).map(([name, value]) => ({
          name,
          value,
          sample: <span className={card} style={{ boxShadow: value }} />,
        }))}
      />
    </div>
  );
}

export const view = tokensPage(Shadows);
