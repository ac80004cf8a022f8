import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { paths } from '../../routing/paths.ts';
import { banknoteIcon } from '../../ui/icons/banknote.ts';
import { infoIcon } from '../../ui/icons/info.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { NavList } from '../../ui/navigation/NavList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { CallPanel } from './CallPanel.tsx';

/** What solves it without writing, and the phone; all of it works without script. */
export function OtherWays() {
  const { t } = useLingui();
  const id = useId();
  return (
    <>
      <section aria-labelledby={`${id}-before`}>
        <Stack gap="3">
          <Heading level={2} look="card" id={`${id}-before`}>{t`Prima di scrivere`}</Heading>
          <NavList
            rows={[
              {
                href: paths.orders,
                label: t`Il tuo ordine`,
                note: t`a che punto è, cosa c’era, annullalo`,
                icon: packageIcon,
              },
              {
                href: paths.faq,
                label: t`Domande frequenti`,
                note: t`le risposte che cercano tutti`,
                icon: infoIcon,
              },
              { href: paths.content('resi-e-rimborsi'), label: t`Resi e rimborsi`, icon: banknoteIcon },
            ]}
          />
        </Stack>
      </section>
      <CallPanel />
    </>
  );
}
