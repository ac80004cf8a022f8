import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import {
  dataExportError,
  exportedData,
  isDataExported,
  isDataOnItsWay,
} from '../../../machines/data-export/data-export.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { fileTextIcon } from '../../ui/icons/file-text.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ExportedData } from './ExportedData.tsx';

interface DataExportProps {
  data: ActorRefFrom<typeof dataExportMachine>;
}

/** 'Scarica i miei dati': a file, and the same to read (REG-27). */
export function DataExport({ data }: DataExportProps) {
  const { t } = useLingui();
  const id = useId();
  const busy = useSelector(data, isDataOnItsWay);
  const exported = useSelector(data, exportedData);
  const failure = useErrorMessage(useSelector(data, dataExportError));
  const isSaved = useSelector(data, isDataExported);
  return (
    <Panel labelledBy={id}>
      <Heading level={2} id={id}>{t`I tuoi dati`}</Heading>
      <Text tone="muted" reading>
        {t`Tutto quello che sappiamo di te in un file: account, indirizzi, ordini, liste, consensi, e-mail. Le password non ci sono: non le conosciamo nemmeno noi.`}
      </Text>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <MessageArea>
        {isSaved && (
          <Alert tone="success" title={t`Il file è tra i tuoi download`}>
            {t`Puoi leggere le stesse cose qui sotto.`}
          </Alert>
        )}
      </MessageArea>
      <Row>
        <Button
          variant="secondary"
          icon={fileTextIcon}
          busy={busy}
          onClick={() => data.send({ type: 'export.request' })}
        >
          {t`Scarica i miei dati`}
        </Button>
      </Row>
      {exported !== null && <ExportedData exported={exported} />}
    </Panel>
  );
}
