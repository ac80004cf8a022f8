import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';

/** The account is gone, and the shop stays open (REG-21). */
export function AccountDeletedView() {
  const { t } = useLingui();
  return (
    <Page top="md" tall>
      <SystemPage
        picture="/media/emoji/1f6d2-240.webp"
        title={t`Il tuo account è stato eliminato`}
        actions={<ButtonLink size="lg" href={paths.home}>{t`Vai alla home`}</ButtonLink>}
      >
        <p role="status">{t`Hai lasciato tutti i dispositivi. Il catalogo resta aperto anche senza account.`}</p>
      </SystemPage>
    </Page>
  );
}
