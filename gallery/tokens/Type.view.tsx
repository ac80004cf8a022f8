import { makeTheme } from '../../tenants/theme/make-theme.ts';
import { vars } from '../../tenants/theme/vars.css.ts';
import { Specimens } from './Specimens.tsx';
import { page } from './Specimens.css.ts';
import { tokensPage } from './tokens-page.tsx';
import { useTokens } from './use-tokens.ts';

const words = 'Pane, 1,98 €';

const faceNames = ['heading', 'body', 'price'] as const;
const sizeNames = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;
const restNames = ['headingWeight', 'headingTracking', 'priceWeight', 'wordSpacing'] as const;

function Type() {
  const { vars: theme, phone, tablet } = makeTheme(useTokens());
  const { heading, body, price, headingWeight, priceWeight, headingTracking } = vars.font;
  const faces = {
    heading: { fontFamily: heading, fontWeight: headingWeight, letterSpacing: headingTracking },
    body: { fontFamily: body },
    price: { fontFamily: price, fontWeight: priceWeight },
  };
  return (
    <div className={page}>
      <Specimens
        title="Faces"
        of={faceNames.map((name) => ({
          name,
          value: theme.font[name],
          sample: <span style={{ ...faces[name], fontSize: vars.text.xl }}>{words}</span>,
        }))}
      />
      <Specimens
        title="Sizes of text"
        of={sizeNames.map((name) => ({
          name,
          value: `${theme.text[name]}, tablet ${tablet.text[name]}, phone ${phone.text[name]}`,
          sample: <span style={{ fontSize: vars.text[name] }}>{words}</span>,
        }))}
      />
      <Specimens
        title="Besides"
        of={restNames.map((name) => ({
          name,
          value: theme.font[name],
          sample: null,
        }))}
      />
    </div>
  );
}

export const view = tokensPage(Type);
