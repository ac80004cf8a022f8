import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import {
  areExclusionsBeingRemoved,
  areExclusionsBeingSaved,
  areExclusionsKept,
  areExclusionsRemoved,
  areExclusionsSaved,
  areExclusionsUnsaved,
  exclusionsError,
  isConsentGiven,
  isConsentLacking,
  isExclusionRemovalAsked,
  termFault,
} from '../../../machines/exclusions/exclusions.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ExclusionsRef } from './exclusions-ref.ts';
import { useExclusionsForm } from './use-exclusions-form.ts';

interface SavePanelProps {
  exclusions: ExclusionsRef;
  termField: RefObject<HTMLInputElement | null>;
}

/** The consent where none is kept, the save and what came of it, and the way to have all deleted. */
export function SavePanel({ exclusions, termField }: SavePanelProps) {
  const { t } = useLingui();
  const { busy } = useExclusionsForm(exclusions);
  const isKept = useSelector(exclusions, areExclusionsKept);
  // Read here: what is rendered with it takes the focus to the first error.
  const isLacking = useSelector(exclusions, isConsentLacking);
  const isSaving = useSelector(exclusions, areExclusionsBeingSaved);
  const isUnsaved = useSelector(exclusions, areExclusionsUnsaved);
  const isSaved = useSelector(exclusions, areExclusionsSaved);
  const isRemoved = useSelector(exclusions, areExclusionsRemoved);
  const failure = useErrorMessage(useSelector(exclusions, exclusionsError));
  const focusing = useFocusFirstError();
  const nothingNew = isKept ? t`Non c’è niente da salvare.` : t`Scegli prima che cosa escludere.`;
  return (
    <Panel>
      <form
        {...focusing}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          exclusions.send({ type: 'exclusions.save' });
          if (termFault(exclusions.getSnapshot()) !== null) termField.current?.focus();
        }}
      >
        <Stack>
          {!isKept && <Consent exclusions={exclusions} busy={busy} isLacking={isLacking} />}
          <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
          <Row wrap gap="3">
            <Button
              type="submit"
              busy={busy && isSaving}
              disabledReason={isUnsaved || isSaving ? undefined : nothingNew}
              reasonHidden={isSaved || isRemoved}
            >
              {t`Salva`}
            </Button>
            <span role="status">
              {isUnsaved && !isSaving && (
                <Text as="span" size="sm" tone="muted">
                  {t`Modifiche non salvate`}
                </Text>
              )}
            </span>
          </Row>
          <MessageArea>
            {isSaved && <Alert tone="success">{t`Salvato.`}</Alert>}
            {isRemoved && (
              <Alert tone="success">{t`Le tue esclusioni sono eliminate: non teniamo più niente.`}</Alert>
            )}
          </MessageArea>
        </Stack>
      </form>
      {(isKept || isRemoved) && <Removal exclusions={exclusions} isRemoved={isRemoved} />}
    </Panel>
  );
}

interface ConsentProps {
  exclusions: ExclusionsRef;
  busy: boolean;
  isLacking: boolean;
}

function Consent({ exclusions, busy, isLacking }: ConsentProps) {
  const { t } = useLingui();
  const isGiven = useSelector(exclusions, isConsentGiven);
  return (
    <Stack gap="2">
      <Checkbox
        label={t`Acconsento a tenere questi dati per segnalarmi i prodotti`}
        required
        checked={isGiven}
        disabled={busy}
        error={isLacking ? t`Senza il tuo consenso non possiamo tenerli.` : undefined}
        onChecked={(given) => exclusions.send({ type: 'consent.give', isGiven: given })}
      />
      <Text size="sm" tone="muted" reading>
        {t`Dicono qualcosa della tua salute. Li elimini quando vuoi, da qui.`}{' '}
        <TextLink href={paths.content('privacy')} target="_blank">{t`Informativa sulla privacy`}</TextLink>
      </Text>
    </Stack>
  );
}

/** Stays after the removal, for whoever stands on its button. */
function Removal({ exclusions, isRemoved }: { exclusions: ExclusionsRef; isRemoved: boolean }) {
  const { t } = useLingui();
  const isAsked = useSelector(exclusions, isExclusionRemovalAsked);
  const busy = useSelector(exclusions, areExclusionsBeingRemoved);
  return (
    <>
      <Row>
        <Button
          variant="dangerLine"
          icon={trashIcon}
          busy={busy}
          disabledReason={isRemoved ? t`Non c’è più niente da eliminare.` : undefined}
          reasonHidden
          onClick={() => exclusions.send({ type: 'exclusions.remove' })}
        >
          {t`Elimina le mie esclusioni`}
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsked}
        danger
        question={t`Elimini le tue esclusioni?`}
        noLabel={t`No, tienile`}
        yesLabel={t`Sì, elimina`}
        onNo={() => exclusions.send({ type: 'removal.dismiss' })}
        onYes={() => exclusions.send({ type: 'removal.confirm' })}
      >
        {t`Non segniamo più i prodotti e non ti avvisiamo prima di aggiungerli. Finisce anche il tuo consenso.`}
      </ConfirmDialog>
    </>
  );
}
