import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isLeaving } from '../../../machines/navigation/navigation.selectors.ts';
import { isLoggedIn, isRestoring, isUnanswered } from '../../../machines/session/session.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';

interface AwaitingSessionProps {
  /** Of its heading; 2 where nothing is said. */
  level?: 1 | 2 | undefined;
  /** Asks again for what did not come. */
  onRetry: () => void;
  /** What stands there while it is found out who the visitor is, and until another page takes its place. */
  children: ReactNode;
}

/** What a page of a shopper's own shows that waits for session or service: what happened, and a way on (SES-07, SES-14). */
export function AwaitingSession({ level = 2, onRetry, children }: AwaitingSessionProps) {
  const { t } = useLingui();
  const { navigation, session } = useShop().flows;
  const restoring = useSelector(session, isRestoring);
  // A shop that did not answer says nothing of the session.
  const isSessionOver = useSelector(session, (now) => !isLoggedIn(now) && !isUnanswered(now));
  const leaving = useSelector(navigation, isLeaving);
  if (restoring || leaving) return children;
  if (!isSessionOver) {
    const words = t`Non siamo riusciti a caricare questa pagina.`;
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={onRetry}>{t`Riprova`}</Button>}>
        {level === 1 ? (
          <Heading level={1} look="item">
            {words}
          </Heading>
        ) : (
          words
        )}
      </Alert>
    );
  }
  return (
    <EmptyState
      title={t`Per continuare serve l’accesso`}
      level={level}
      picture="/media/emoji/1f512-240.webp"
      actions={<Button onClick={() => session.send({ type: 'login.request' })}>{t`Accedi`}</Button>}
    >
      {t`La sessione è finita. Accedi e ritrovi tutto com’era.`}
    </EmptyState>
  );
}
