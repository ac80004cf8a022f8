import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { paths } from '../../routing/paths.ts';
import { Logo } from '../../ui/navigation/Logo.tsx';
import { useShop } from '../shop-context.ts';

/** The brand's logo, which leads home. */
export function ShopLogo(props: Pick<ComponentProps<typeof Logo>, 'of' | 'ground'>) {
  const { t } = useLingui();
  const { name } = useShop().tenant.facts;
  return <Logo {...props} label={t`${name}, pagina iniziale`} href={paths.home} />;
}
