import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { CookieForm } from './CookieForm.tsx';

/** 'Preferenze cookie' as a page, for who has no script or no footer to open the dialog from (B-07). */
export function CookiePreferencesView() {
  const { t } = useLingui();
  const title = t`Preferenze cookie`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Homepage` }]} current={title} />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        <Text reading>
          <Trans>
            Valgono per questo dispositivo e le puoi cambiare quando vuoi. Che cosa usiamo e per quanto tempo
            sta nell’<TextLink href={paths.content('cookie')}>informativa sui cookie</TextLink>.
          </Trans>
        </Text>
        <Panel>
          <CookieForm returnTo={paths.cookiePreferences} />
        </Panel>
      </Stack>
    </Page>
  );
}
