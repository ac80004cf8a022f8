import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  helpFault,
  isListening,
  isListMatching,
  isPasting,
  listHelp,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import type { HelpFault } from '../../../machines/pasted-list/pasted-list.types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { clipboardIcon } from '../../ui/icons/lists/clipboard.ts';
import { micIcon } from '../../ui/icons/lists/mic.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { PastedListRef } from './pasted-list-ref.ts';

function useFaultWords(): (fault: HelpFault) => string {
  const { t } = useLingui();
  return (fault) =>
    ({
      pasteRefused: t`Il browser non ci lascia leggere ciò che hai copiato: incolla nel campo.`,
      pasteFailed: t`Non riusciamo a leggere ciò che hai copiato: incolla nel campo.`,
      nothingCopied: t`Non c’è testo da incollare: prima copia la lista.`,
      hearingRefused: t`Il microfono non ci è permesso: lo cambi nelle impostazioni del browser, o scrivi.`,
      noMicrophone: t`Non troviamo un microfono: scrivi la lista.`,
      hearingFailed: t`Non riusciamo ad ascoltarti: riprova, o scrivi la lista.`,
    })[fault];
}

/** The list without typing it: what was copied, or what is said; neither where the device cannot (B-21). */
export function ListHelp({ list }: { list: PastedListRef }) {
  const { t } = useLingui();
  const words = useFaultWords();
  const { canPaste, canHear } = useSelector(list, listHelp);
  const listening = useSelector(list, isListening);
  const pasting = useSelector(list, isPasting);
  const matching = useSelector(list, isListMatching);
  const fault = useSelector(list, helpFault);
  return (
    <>
      {(canPaste || canHear) && !matching && (
        <Row wrap>
          {canPaste && (
            <Button
              variant="secondary"
              icon={clipboardIcon}
              busy={pasting}
              onClick={() => list.send({ type: 'list.paste' })}
            >{t`Incolla`}</Button>
          )}
          {canHear && (
            <Button
              variant="secondary"
              icon={micIcon}
              onClick={() => list.send({ type: listening ? 'dictation.stop' : 'dictation.start' })}
            >
              {listening ? t`Ferma` : t`Detta`}
            </Button>
          )}
        </Row>
      )}
      <MessageArea role="status">
        {listening && <Text tone="muted">{t`Ti ascolto: di’ un prodotto alla volta.`}</Text>}
      </MessageArea>
      <MessageArea role="alert">{fault !== null && <Alert tone="warning">{words(fault)}</Alert>}</MessageArea>
    </>
  );
}
