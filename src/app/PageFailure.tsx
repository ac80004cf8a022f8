import { useLingui } from '@lingui/react/macro';
import { Button } from '../ui/buttons/Button.tsx';
import { Page } from '../ui/layout/Page.tsx';
import { SystemPage } from '../ui/layout/SystemPage.tsx';

/** The code of a page did not come, or broke: what is in the cart is safe, and one can try again (NAV-31). */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Page>
      <SystemPage
        title={t`Questa pagina non si è caricata`}
        picture="/media/emoji/1f6e0-fe0f-240.webp"
        actions={<Button size="lg" onClick={onRetry}>{t`Ricarica la pagina`}</Button>}
      >
        {t`Il carrello è al sicuro. Controlla la connessione e riprova.`}
      </SystemPage>
    </Page>
  );
}
