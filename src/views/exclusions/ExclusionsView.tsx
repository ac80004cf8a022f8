import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import {
  areExclusionsSignedOut,
  areExclusionsShown,
  haveExclusionsFailed,
} from '../../../machines/exclusions/exclusions.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { AllergensPanel, DietPanel, HidingPanel } from './ChoicePanels.tsx';
import type { ExclusionsRef } from './exclusions-ref.ts';
import { SavePanel } from './SavePanel.tsx';
import { TermsPanel } from './TermsPanel.tsx';

/** 'Allergie ed esclusioni': what the shopper keeps clear of, saved as a whole and with their consent alone (B-23). */
export function ExclusionsView({ exclusions }: { exclusions: ExclusionsRef }) {
  const { t } = useLingui();
  const isShown = useSelector(exclusions, areExclusionsShown);
  const isAwaitingSession = useSelector(exclusions, areExclusionsSignedOut);
  const failed = useSelector(exclusions, haveExclusionsFailed);
  const reload = () => exclusions.send({ type: 'exclusions.reload' });
  return (
    <ProfileLayout current={paths.exclusions}>
      <Heading level={1}>{t`Allergie ed esclusioni`}</Heading>
      <Text tone="muted" reading>
        {t`Segniamo i prodotti, avvisiamo prima di aggiungerli e non li usiamo mai per sostituire. Resta tra te e il tuo account: non serve alle offerte.`}
      </Text>
      <Alert tone="warning">
        {t`Leggiamo l’etichetta del produttore. Con un’allergia grave controlla sempre la confezione.`}
      </Alert>
      {failed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare le tue esclusioni.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession onRetry={reload}>
          <PanelSkeletons />
        </AwaitingSession>
      ) : isShown ? (
        <ExclusionsForm exclusions={exclusions} />
      ) : (
        <PanelSkeletons />
      )}
    </ProfileLayout>
  );
}

const PanelSkeletons = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

function ExclusionsForm({ exclusions }: { exclusions: ExclusionsRef }) {
  const termField = useRef<HTMLInputElement>(null);
  return (
    <>
      <AllergensPanel exclusions={exclusions} />
      <DietPanel exclusions={exclusions} />
      <TermsPanel exclusions={exclusions} fieldRef={termField} />
      <HidingPanel exclusions={exclusions} />
      <SavePanel exclusions={exclusions} termField={termField} />
    </>
  );
}
