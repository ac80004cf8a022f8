import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/buttons/Button.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useShop } from '../shop-context.ts';

/** The service does not answer: what is safe, and the way back to where the shopper was (NAV-18). */
export function ServiceDownView() {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { title, text } = tenant.texts.serviceDown;
  return (
    <Page>
      <SystemPage
        title={title}
        picture="/media/emoji/1f6e0-fe0f-240.webp"
        actions={
          <Button size="lg" onClick={() => flows.navigation.send({ type: 'service.retry' })}>
            {t`Riprova`}
          </Button>
        }
      >
        {text}
      </SystemPage>
    </Page>
  );
}
