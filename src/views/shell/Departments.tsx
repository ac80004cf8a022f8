import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { Category } from '../../../contract/api/shopping/category.ts';
import { blockData, isBlockHidden } from '../../../machines/content-block/content-block.selectors.ts';
import { pointedDepartment } from '../../../machines/department-products/department-products.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { DepartmentList } from '../../ui/navigation/DepartmentList.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { arrowLeftIcon } from '../../ui/icons/arrow-left.ts';
import { MegaMenu } from '../../ui/navigation/MegaMenu.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FeatureCard } from '../../ui/layout/FeatureCards.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { infoIcon } from '../../ui/icons/info.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { TextButton, TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { useShop } from '../shop-context.ts';
import { DepartmentProducts } from './DepartmentProducts.tsx';
import { Dismissable } from './Dismissable.tsx';
import { useScreen } from './use-screen.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

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
  const { drawers, departmentProducts } = useShop().flows;
  const pointed = useSelector(departmentProducts, pointedDepartment);
  const first = categories[0]?.categoryId;
  // Before it is seen: what is known of the first department stands there at once.
  useLayoutEffect(() => {
    if (first === undefined) return;
    departmentProducts.send({ type: 'department.point', categoryId: first });
    return () => departmentProducts.send({ type: 'department.leave' });
  }, [departmentProducts, first]);
  const open = categories.find((category) => category.categoryId === pointed) ?? categories[0];
  const close = () => drawers.send({ type: 'drawer.close' });
  if (open === undefined) return null;
  const { name: department } = open;
  return (
    <Dismissable onDismiss={close}>
      <MegaMenu
        id="reparti"
        label={t`Menu dei reparti`}
        departments={categories.map((category) => ({
          id: String(category.categoryId),
          label: nameText(category),
          picture: iconOf(category),
          href: paths.category(category.slug),
          current: category === open,
          onPoint: () =>
            departmentProducts.send({ type: 'department.point', categoryId: category.categoryId }),
        }))}
        wayLabel={t`Vai alle categorie di ${department}`}
        title={nameText(open)}
        link={
          <TextLink
            href={paths.category(open.slug)}
          >{t`${plural(open.productCount, { one: 'Il prodotto del reparto', other: 'Tutti i # prodotti' })}`}</TextLink>
        }
        groups={open.categories.map((group) => ({
          id: group.slug,
          title: nameText(group),
          links: group.categories.map((leaf) => ({
            href: paths.category(leaf.slug),
            label: nameText(leaf),
            count: leaf.productCount,
          })),
        }))}
        products={<DepartmentProducts />}
        side={
          <>
            <FeatureCard
              tone="action"
              level={3}
              eyebrow={nameText(open)}
              title={t`Le offerte del reparto`}
              picture={iconOf(open)}
              action={<TextLink href={paths.offersIn(open.categoryId)}>{t`Vedi le offerte`}</TextLink>}
            />
            <FeatureCard
              tone="accent"
              level={3}
              eyebrow={t`Appena arrivati`}
              title={t`Le novità del negozio`}
              picture="/media/emoji/1f4e6-240.webp"
              action={<TextLink href={paths.novelties}>{t`Vedi le novità`}</TextLink>}
            />
          </>
        }
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
      title={open === null ? t`Reparti` : nameText(open)}
      lead={open === null ? undefined : back}
      closeLabel={t`Chiudi`}
      footer={
        <Stack gap="3">
          <Row gap="3" justify="center">
            <ButtonLink variant="secondary" block href={paths.offers}>{t`Offerte`}</ButtonLink>
            <ButtonLink variant="secondary" block href={paths.novelties}>{t`Novità`}</ButtonLink>
          </Row>
          <Button
            variant="secondary"
            block
            icon={infoIcon}
            onClick={() => drawers.send({ type: 'drawer.open', drawer: 'links' })}
          >
            {t`Aiuto e informazioni`}
          </Button>
        </Stack>
      }
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
            label: nameText(category),
            picture: iconOf(category),
            count: category.productCount,
            href: paths.category(category.slug),
            onOpen: () => setOpen(category),
          }))}
        />
      ) : (
        <Stack gap="4">
          <DepartmentList
            items={[
              {
                id: String(open.categoryId),
                label: t`Tutto il reparto`,
                count: open.productCount,
                href: paths.category(open.slug),
              },
            ]}
          />
          {open.categories.map((group) => (
            <section key={group.categoryId}>
              <Heading level={3} look="label">
                {nameText(group)}
              </Heading>
              <DepartmentList
                quiet
                items={group.categories.map((leaf) => ({
                  id: String(leaf.categoryId),
                  label: nameText(leaf),
                  count: leaf.productCount,
                  href: paths.category(leaf.slug),
                }))}
              />
            </section>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
