import { useSelector } from '@xstate/react';
import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import { blockData } from '../../../machines/content-block/content-block.selectors.ts';
import { Footer } from '../../ui/layout/Footer.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';

/** The end of every page: the brand's own words and the footer menu of the content backend (SHELL-05). */
export function ShopFooter({ logo }: { logo: LogoDrawing }) {
  const { tenant, flows } = useShop();
  const menu = useSelector(flows.footerMenu, (block) => blockData(block, 'menu'));
  const { phone, email } = tenant.facts;
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
      columns={(menu?.menu.items ?? []).map((group) => ({
        title: group.title,
        links: group.children.map((item) => ({ href: item.url, label: item.title })),
      }))}
      legal={tenant.texts.footerLegal}
    />
  );
}
