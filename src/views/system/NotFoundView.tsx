import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { useShop } from '../shop-context.ts';

/** What was asked for is not here (NAV-19). */
export function NotFoundView() {
  const { t } = useLingui();
  const { title, text } = useShop().tenant.texts.notFound;
  return (
    <Page>
      <SystemPage
        title={title}
        picture="/media/emoji/1f9ed-240.webp"
        actions={
          <>
            <ButtonLink size="lg" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
            <ButtonLink size="lg" variant="secondary" href={paths.offers}>{t`Offerte`}</ButtonLink>
          </>
        }
      >
        {text}
      </SystemPage>
    </Page>
  );
}
