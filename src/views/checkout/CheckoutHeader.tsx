import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { BareHeader } from '../../ui/layout/BareHeader.tsx';
import { Steps } from '../../ui/navigation/Steps.tsx';

/** The top of the checkout: how far it is, and nothing that leads away. */
export function CheckoutHeader({ logo, isPaying }: { logo: ReactNode; isPaying: boolean }) {
  const { t } = useLingui();
  return (
    <BareHeader
      logo={logo}
      center={
        <Steps
          label={t`Passi dell’ordine`}
          steps={[
            { label: t`Carrello`, state: 'done' },
            { label: t`Cassa`, state: isPaying ? 'done' : 'now' },
            { label: t`Pagamento`, state: isPaying ? 'now' : 'next' },
          ]}
        />
      }
      help={<TextLink href={paths.content('contatti')}>{t`Aiuto`}</TextLink>}
    />
  );
}
