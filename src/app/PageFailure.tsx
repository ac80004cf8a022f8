import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/buttons/Button.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { SystemPage } from '../ui/layout/SystemPage.tsx';

interface PageFailureProps {
  /** It is not the connection: something of ours broke. */
  isUnexpected?: boolean;
  onRetry: () => void;
}

/** The code of a page did not come, or broke: what is in the cart is safe, and one can try again (NAV-31, ERR-15). */
export function PageFailure({ isUnexpected = false, onRetry }: PageFailureProps) {
  const { t } = useLingui();
  return (
    <Page>
      <SystemPage
        title={t`Questa pagina non si è caricata`}
        picture="/media/emoji/1f6e0-fe0f-240.webp"
        actions={<Button size="lg" onClick={onRetry}>{t`Ricarica la pagina`}</Button>}
      >
        {isUnexpected
          ? t`Si è verificato un errore, riprova tra qualche minuto.`
          : t`Il carrello è al sicuro. Controlla la connessione e riprova.`}
      </SystemPage>
    </Page>
  );
}
