import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { literal } from '../../text/literal.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useShop } from '../shop-context.ts';

export interface WithoutScriptProps {
  /** What is asked for: a page that everybody gets, the cart, or one that fills itself. */
  page: 'public' | 'cart' | 'other';
  /** Where the visit would go on after a login; null where it waits for none. */
  returnTo: string | null;
}

/** What needs JavaScript, and what works without (decision 012). */
export function WithoutScript({ page, returnTo }: WithoutScriptProps) {
  const { t } = useLingui();
  const { phone } = useShop().tenant.facts;
  const titles = {
    public: t`Per fare la spesa serve JavaScript`,
    cart: t`Per usare il carrello serve JavaScript`,
    other: t`Per usare questa pagina serve JavaScript`,
  };
  return (
    <Alert tone="warning" title={titles[page]}>
      <p>
        <Trans>
          Attivalo nelle impostazioni del browser. Anche senza puoi guardare{' '}
          <TextLink href={paths.home}>i reparti</TextLink>, cercare{' '}
          <TextLink href={paths.catalogue}>i prodotti</TextLink> e{' '}
          <TextLink
            href={
              returnTo === null
                ? paths.login
                : `${paths.login}?${new URLSearchParams({ returnTo }).toString()}`
            }
          >
            accedere
          </TextLink>{' '}
          per vedere il carrello e gli ordini. Ti serve una mano? Chiama il{' '}
          <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{literal(phone)}</TextLink>.
        </Trans>
      </p>
    </Alert>
  );
}
