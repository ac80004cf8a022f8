import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addressEditorMachine } from '../../../machines/address-editor/address-editor.machine.ts';
import { hasPlace, isEnteringDetails } from '../../../machines/address-editor/address-editor.selectors.ts';
import { Steps } from '../../ui/navigation/Steps.tsx';

/** Where a new address stands: its place is looked for, checked, and the door told (ADR-13, ADR-21). */
export function AddressSteps({ editor }: { editor: ActorRefFrom<typeof addressEditorMachine> }) {
  const { t } = useLingui();
  const placed = useSelector(editor, hasPlace);
  const describing = useSelector(editor, isEnteringDetails);
  const at = describing ? 2 : placed ? 1 : 0;
  return (
    <Steps
      label={t`Passi dell’indirizzo`}
      on="page"
      steps={[t`Cerca`, t`Verifica`, t`Dettagli`].map((label, index) => ({
        label,
        state: index < at ? 'done' : index === at ? 'now' : 'next',
      }))}
    />
  );
}
