import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { BareHeader } from '../../ui/layout/BareHeader.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';

/** The top of the registration: whoever has an account logs in. */
export function RegistrationHeader({ logo }: { logo: ReactNode }) {
  const { t } = useLingui();
  return (
    <BareHeader
      logo={logo}
      end={
        <span>
          <Responsive on="fromTablet" as="span">
            {t`Hai già un account?`}{' '}
          </Responsive>
          <TextLink href={paths.login}>{t`Accedi`}</TextLink>
        </span>
      }
    />
  );
}
