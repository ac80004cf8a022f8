import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  acceptedIds,
  areStatementsMissing,
  statementsToAnswer,
} from '../../../machines/registration-terms/registration-terms.selectors.ts';
import type { registrationTermsMachine } from '../../../machines/registration-terms/registration-terms.machine.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';
import { fieldId } from './registration-ref.ts';

interface ConsentFieldsProps {
  terms: ActorRefFrom<typeof registrationTermsMachine>;
  error?: string | undefined;
}

/** The consents of the chosen store in their order; none is ticked by itself (REG-04, REG-05). */
export function ConsentFields({ terms, error }: ConsentFieldsProps) {
  const { t } = useLingui();
  const statements = useSelector(terms, statementsToAnswer);
  const missing = useSelector(terms, areStatementsMissing);
  const accepted = useSelector(terms, acceptedIds);
  if (missing)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={
          <Button
            id={fieldId('legals')}
            variant="secondary"
            onClick={() => terms.send({ type: 'terms.reload' })}
          >{t`Riprova`}</Button>
        }
      >
        {t`Non siamo riusciti a caricare i consensi.`}
      </Alert>
    );
  if (statements.length === 0) return <Skeleton height="panel" />;
  const open = statements.find(({ required, legalId }) => required && !accepted.includes(legalId));
  return (
    <div>
      <ConsentBoxes
        statements={statements}
        accepted={accepted}
        idOf={(legalId) => (legalId === open?.legalId ? fieldId('legals') : `consent-${legalId}`)}
        errorOf={(legalId) => (legalId === open?.legalId ? error : undefined)}
        onAnswer={(answer) => terms.send({ type: 'consent.answer', ...answer })}
      />
    </div>
  );
}
