import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { withdrawalDays } from '../../../contract/rules/checkout/withdrawal-period.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { checkIcon } from '../../ui/icons/check.ts';
import { closeIcon } from '../../ui/icons/close.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FactList } from '../../ui/primitives/FactList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';

/** For which goods a withdrawal holds and for which the law excludes it, before it is declared (B-41). */
export function WhenToWithdraw() {
  const { t } = useLingui();
  const id = useId();
  const days = withdrawalDays;
  return (
    <>
      <section aria-labelledby={`${id}-can`}>
        <Stack gap="3">
          <Heading level={2} look="card" id={`${id}-can`}>{t`Quando puoi recedere`}</Heading>
          <Text>{t`Hai ${days} giorni dalla consegna, senza dire perché, per i prodotti che si conservano e sono ancora chiusi.`}</Text>
          <FactList
            facts={[
              { icon: checkIcon, text: t`articoli per la casa e piccoli utensili` },
              { icon: checkIcon, text: t`detersivi, carta, cura della persona con il sigillo intatto` },
              { icon: checkIcon, text: t`dispensa e bevande a lunga conservazione` },
            ]}
          />
        </Stack>
      </section>
      <section aria-labelledby={`${id}-not`}>
        <Stack gap="3">
          <Heading level={2} look="card" id={`${id}-not`}>{t`Quando la legge lo esclude`}</Heading>
          <FactList
            facts={[
              {
                icon: closeIcon,
                text: t`freschi, refrigerati, surgelati e tutto ciò che scade o si rovina in fretta`,
              },
              { icon: closeIcon, text: t`prodotti sigillati per igiene o salute, se li hai aperti` },
              { icon: closeIcon, text: t`quello che è stato tagliato o preparato per te al banco` },
            ]}
          />
          <Text size="sm" tone="muted">
            {t`È l’art. 59 del Codice del consumo. Un prodotto difettoso o mancante ti viene rimborsato comunque:`}{' '}
            <TextLink href={paths.content('resi-e-rimborsi')}>{t`resi e rimborsi`}</TextLink>
          </Text>
        </Stack>
      </section>
    </>
  );
}
