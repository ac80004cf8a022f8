import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { blockData } from '../../../machines/content-block/content-block.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Footer } from '../../ui/layout/Footer.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LazyColourSchemeChoice } from './LazyColourSchemeChoice.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';
import { DataText } from '../../ui/primitives/DataText.tsx';

/**
 * The end of every page: the brand's own words, the footer menu of the content backend and, whatever stands there, the ways
 * to withdraw from a contract and to the choice about cookies, the languages, and light or dark (SHELL-05, B-41, B-07, TEN-03,
 * B-02). `at` is path and query of the page.
 */
export function ShopFooter({ logo, at }: { logo: LogoDrawing; at: string }) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const menu = useSelector(flows.footerMenu, (block) => blockData(block, 'menu'));
  const { phone, email } = tenant.facts;
  const groups = (menu?.menu.items ?? []).map((group) => ({
    title: <DataText translated={group.translated}>{group.title}</DataText>,
    links: group.children.map((item) => ({
      href: item.url,
      label: <DataText translated={item.translated}>{item.title}</DataText>,
    })),
  }));
  const last = groups.at(-1) ?? { title: t`Legale`, links: [] };
  const withdrawal = { href: paths.withdrawal, label: t`Recedere dal contratto qui` };
  const cookies = {
    href: paths.cookiePreferences,
    label: t`Preferenze cookie`,
    onClick(event: MouseEvent) {
      event.preventDefault();
      flows.cookieConsent.send({ type: 'preferences.open' });
    },
  };
  return (
    <Footer
      logo={<ShopLogo of={logo} ground="page" />}
      about={
        <>
          {tenant.texts.footerAbout.map((line) => (
            <Text key={line} size="sm" tone="muted">
              {line}
            </Text>
          ))}
          <Text size="sm">
            <TextLink href={`tel:${phone.replaceAll(' ', '')}`} small>
              {phone}
            </TextLink>
          </Text>
          <Text size="sm">
            <TextLink href={`mailto:${email}`} small>
              {email}
            </TextLink>
          </Text>
        </>
      }
      columns={[...groups.slice(0, -1), { ...last, links: [...last.links, withdrawal, cookies] }]}
      languages={<LanguageChoice returnTo={at} />}
      settings={<LazyColourSchemeChoice />}
      legal={tenant.texts.footerLegal}
    />
  );
}
