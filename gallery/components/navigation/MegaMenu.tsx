import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { DepartmentList } from '../../../src/ui/navigation/DepartmentList.tsx';
import { MegaMenu } from '../../../src/ui/navigation/MegaMenu.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    plain: [
      keys('Tab').focus('Dispensa'),
      keys('Tab').focus('Tutta la dispensa'),
      keys('Tab').focus('Penne12'),
    ],
  },
  isWide: true,
  isOverlay: true,
  background: 'header',
  states: (spy) => ({
    plain: (
      <MegaMenu
        id="mega"
        label="Reparti"
        list={<DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', current: true }]} />}
        title="Dispensa"
        link={
          <TextLink alone href="/a">
            Tutta la dispensa
          </TextLink>
        }
        groups={[
          {
            title: 'Pasta',
            links: [
              { href: '/p', label: 'Penne', count: 12 },
              { href: '/s', label: longName },
            ],
          },
        ]}
        side={<Text>Ricette.</Text>}
      />
    ),
    'with everything, more than fits': (
      <MegaMenu
        id="mega"
        label="Reparti"
        list={<DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', current: true }]} />}
        title="Dispensa"
        link={
          <TextLink alone href="/a">
            Tutta la dispensa
          </TextLink>
        }
        groups={many(8, (group) => ({
          title: `Gruppo ${group}`,
          links: many(group === 1 ? 12 : 1, (at) => ({
            href: `/${group}/${at}`,
            label: `Scaffale ${group}.${at}`,
          })),
        }))}
        products={<Text>In offerta.</Text>}
        side={<Text>Ricette.</Text>}
      />
    ),
    'with the button that opens it': (
      <>
        <DepartmentsButton label="Reparti" open aria-controls="mega-open" onClick={spy('onClick')} />
        <MegaMenu
          id="mega-open"
          label="I reparti"
          list={<DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', current: true }]} />}
          title="Dispensa"
          groups={[]}
        />
      </>
    ),
    'no group': (
      <MegaMenu
        id="mega"
        label="Reparti"
        list={<DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', current: true }]} />}
        title="Dispensa"
        groups={[]}
      />
    ),
  }),
});
