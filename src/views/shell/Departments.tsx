import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Category } from '../../../contract/api/shopping/category.ts';
import { blockData, isBlockHidden } from '../../../machines/content-block/content-block.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { DepartmentList } from '../../ui/navigation/DepartmentList.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { arrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import { MegaMenu } from '../../ui/navigation/MegaMenu.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextButton, TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { useShop } from '../shop-context.ts';
import { Dismissable } from './Dismissable.tsx';
import { useScreen } from './use-screen.ts';

const iconOf = (category: Category): string | undefined => category.metaData.category_info.ICON || undefined;

/** The departments: a masonry menu on wide screens, a drawer with one level at a time on small ones (SHELL-01). */
export function Departments() {
  const { flows } = useShop();
  const tree = useSelector(flows.departments, (block) => blockData(block, 'categories'));
  const categories = tree?.categories ?? null;
  const isWide = useScreen(screen.desktop);
  if (!isWide) return <SmallMenu categories={categories} />;
  return categories === null ? null : <WideMenu categories={categories} />;
}

function WideMenu({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  const { drawers } = useShop().flows;
  // Which department the pointer rests on is nobody's business but this menu's.
  const [pointed, setPointed] = useState(categories[0]?.categoryId);
  const open = categories.find((category) => category.categoryId === pointed) ?? categories[0];
  const close = () => drawers.send({ type: 'drawer.close' });
  if (open === undefined) return null;
  return (
    <Dismissable onDismiss={close}>
      <MegaMenu
        id="reparti"
        label={t`Menu dei reparti`}
        list={
          <DepartmentList
            items={categories.map((category) => ({
              id: String(category.categoryId),
              label: category.name,
              picture: iconOf(category),
              href: paths.category(category.slug),
              current: category === open,
              onPoint: () => setPointed(category.categoryId),
            }))}
          />
        }
        title={open.name}
        link={<TextLink href={paths.category(open.slug)}>{t`Tutto il reparto`}</TextLink>}
        groups={open.categories.map((group) => ({
          title: group.name,
          links: group.categories.map((leaf) => ({
            href: paths.category(leaf.slug),
            label: leaf.name,
            count: leaf.productCount,
          })),
        }))}
      />
    </Dismissable>
  );
}

function SmallMenu({ categories }: { categories: readonly Category[] | null }) {
  const { t } = useLingui();
  const { drawers, departments } = useShop().flows;
  const hasFailed = useSelector(departments, isBlockHidden);
  const [open, setOpen] = useState<Category | null>(null);
  const back = <IconButton label={t`Torna ai reparti`} icon={arrowLeftIcon} onClick={() => setOpen(null)} />;
  return (
    <Drawer
      open
      onClose={() => drawers.send({ type: 'drawer.close' })}
      side="left"
      title={open?.name ?? t`Reparti`}
      lead={open === null ? undefined : back}
      closeLabel={t`Chiudi`}
    >
      {hasFailed ? (
        <Alert
          tone="danger"
          role="alert"
          action={
            <TextButton onClick={() => departments.send({ type: 'block.load' })}>{t`Riprova`}</TextButton>
          }
        >
          {t`Non riusciamo a caricare i reparti.`}
        </Alert>
      ) : categories === null ? (
        <Stack>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="control" />
          ))}
        </Stack>
      ) : open === null ? (
        <DepartmentList
          items={categories.map((category) => ({
            id: String(category.categoryId),
            label: category.name,
            picture: iconOf(category),
            href: paths.category(category.slug),
            onOpen: () => setOpen(category),
          }))}
        />
      ) : (
        <>
          <TextLink href={paths.category(open.slug)} alone>
            {t`Tutto il reparto`}
          </TextLink>
          <DepartmentList
            quiet
            items={open.categories
              .flatMap((group) => group.categories)
              .map((leaf) => ({
                id: String(leaf.categoryId),
                label: leaf.name,
                count: leaf.productCount,
                href: paths.category(leaf.slug),
              }))}
          />
        </>
      )}
    </Drawer>
  );
}
