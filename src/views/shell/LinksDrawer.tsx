import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { blockData, isBlockHidden } from '../../../machines/content-block/content-block.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { arrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DepartmentList } from '../../ui/navigation/DepartmentList.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';
import { titleText } from '../../ui/primitives/DataText.tsx';

/** The entries of the footer's menu, behind the departments (SHELL-04, CMS-07). */
export function LinksDrawer() {
  const { t } = useLingui();
  const { drawers, footerMenu } = useShop().flows;
  const menu = useSelector(footerMenu, (block) => blockData(block, 'menu'));
  const hasFailed = useSelector(footerMenu, isBlockHidden);
  return (
    <Drawer
      open
      onClose={() => drawers.send({ type: 'drawer.close' })}
      side="left"
      title={t`Aiuto e informazioni`}
      lead={
        <IconButton
          label={t`Torna ai reparti`}
          icon={arrowLeftIcon}
          onClick={() => drawers.send({ type: 'drawer.open', drawer: 'menu' })}
        />
      }
      closeLabel={t`Chiudi`}
    >
      {menu !== null ? (
        <Stack gap="4">
          {menu.menu.items.map((group) => (
            <section key={group.id}>
              <Heading level={3} look="label">
                {titleText(group)}
              </Heading>
              <DepartmentList
                quiet
                items={(group.children.length > 0 ? group.children : [group]).map((item) => ({
                  id: String(item.id),
                  label: titleText(item),
                  href: item.url,
                }))}
              />
            </section>
          ))}
        </Stack>
      ) : hasFailed ? (
        <Alert
          tone="danger"
          role="alert"
          action={
            <TextButton onClick={() => footerMenu.send({ type: 'block.load' })}>{t`Riprova`}</TextButton>
          }
        >
          {t`Non riusciamo a caricare queste pagine.`}
        </Alert>
      ) : (
        <Stack>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="control" />
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
