import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../routing/paths.ts';
import { BareHeader } from '../../../ui/layout/BareHeader.tsx';
import { TextLink } from '../../../ui/buttons/TextLink.tsx';
import { ScreenOnly } from '../../../ui/orders/DocumentTable.tsx';

/** The head of a document: the brand, and the way back to its order. */
export function DocumentHeader({ logo, orderId }: { logo: ReactNode; orderId: number }) {
  const { t } = useLingui();
  return (
    <BareHeader
      logo={logo}
      end={
        <ScreenOnly>
          <TextLink href={paths.order(orderId)}>{t`Ordine ${orderId}`}</TextLink>
        </ScreenOnly>
      }
    />
  );
}
