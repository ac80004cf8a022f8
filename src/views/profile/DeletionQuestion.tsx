import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../machines/account-deletion/account-deletion.machine.ts';
import {
  deletionLosses,
  isConfirmingDeletionRequest,
} from '../../../machines/account-deletion/account-deletion.selectors.ts';
import type { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import {
  dataExportError,
  isDataExported,
  isDataOnItsWay,
} from '../../../machines/data-export/data-export.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { checkIcon } from '../../ui/icons/check.ts';
import { closeIcon } from '../../ui/icons/close.ts';
import { fileTextIcon } from '../../ui/icons/file-text.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { FactList } from '../../ui/primitives/FactList.tsx';
import { useLossesText } from './use-losses-text.ts';

type DataRef = ActorRefFrom<typeof dataExportMachine>;

interface DeletionQuestionProps {
  deletion: ActorRefFrom<typeof accountDeletionMachine>;
  data: DataRef;
}

/** Asks before the link is mailed: what is lost, what the law keeps, and the data to take along first (REG-21, REG-27). */
export function DeletionQuestion({ deletion, data }: DeletionQuestionProps) {
  const { t } = useLingui();
  const asked = useSelector(deletion, isConfirmingDeletionRequest);
  const losses = useLossesText(useSelector(deletion, deletionLosses));
  return (
    <ConfirmDialog
      open={asked}
      danger
      question={t`Elimini l’account?`}
      noLabel={t`No, resto`}
      yesLabel={t`Manda il link`}
      onNo={() => deletion.send({ type: 'deletion.dismiss' })}
      onYes={() => deletion.send({ type: 'deletion.confirm' })}
      before={<OwnData data={data} />}
    >
      <Stack gap="3">
        <p>{t`Ti mandiamo un’e-mail con il link per l’ultima conferma. Non si torna indietro.`}</p>
        <FactList
          facts={[
            ...(losses === null ? [] : [{ icon: closeIcon, text: losses }]),
            { icon: closeIcon, text: t`Cancelliamo nome, contatti e indirizzi` },
            { icon: checkIcon, text: t`Fatture e scontrini restano 10 anni, senza il tuo nome` },
          ]}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function OwnData({ data }: { data: DataRef }) {
  const { t } = useLingui();
  const busy = useSelector(data, isDataOnItsWay);
  const exported = useSelector(data, isDataExported);
  const failure = useErrorMessage(useSelector(data, dataExportError));
  return (
    <>
      <Button
        variant="secondary"
        block
        icon={fileTextIcon}
        busy={busy}
        onClick={() => data.send({ type: 'export.request' })}
      >
        {t`Scarica prima i miei dati`}
      </Button>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <MessageArea>
        {exported && <Alert tone="success">{t`Il file è tra i tuoi download`}</Alert>}
      </MessageArea>
    </>
  );
}
