import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Toast, ToastRegion } from '../ui/overlays/Toast.tsx';
import { logFailure } from './log-failure.ts';

/** Says that something of ours broke outside of a render, and offers to load the page anew (ERR-15). */
export function UnexpectedError() {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const fail = (error: unknown) => {
      logFailure(error);
      setIsShown(true);
    };
    const thrown = ({ error }: ErrorEvent) => {
      // A script of another origin, or the browser's own complaint about a layout: nothing of the page broke.
      if (error !== null && error !== undefined) fail(error);
    };
    const rejected = ({ reason }: PromiseRejectionEvent) => fail(reason);
    addEventListener('error', thrown);
    addEventListener('unhandledrejection', rejected);
    return () => {
      removeEventListener('error', thrown);
      removeEventListener('unhandledrejection', rejected);
    };
  }, []);
  if (!isShown) return null;
  return (
    <ToastRegion
      label={t`Errore`}
      assertive={
        <Toast
          tone="danger"
          action={{ label: t`Ricarica la pagina`, onClick: () => location.reload() }}
          close={{ label: t`Chiudi il messaggio`, onClick: () => setIsShown(false) }}
        >
          {t`Si è verificato un errore, riprova tra qualche minuto.`}
        </Toast>
      }
    />
  );
}
