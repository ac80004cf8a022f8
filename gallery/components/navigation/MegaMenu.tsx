import { DepartmentsButton } from '../../../src/ui/navigation/DepartmentsButton.tsx';
import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { TextLink } from '../../../src/ui/buttons/TextLink.tsx';
import { MegaMenu } from '../../../src/ui/navigation/MegaMenu.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';

const oneDepartment = [{ id: 'a', label: 'Dispensa', href: '/a', current: true }];
const departments = ['Dispensa', 'Freschi', 'Casa'];

export const view = galleryComponent({
  keyboard: {
    'follows the focus': [
      keys('Tab').focus('Dispensa').shows('link "Dispensa 1.1"'),
      keys('ArrowUp'),
      keys('ArrowDown').focus('Freschi').shows('link "Freschi 1.1"').hides('link "Dispensa 1.1"'),
      keys('ArrowRight').focus('Freschi 1.1'),
      keys('Tab').focus('Freschi 1.2'),
      keys('ArrowLeft').focus('Freschi'),
      keys('Tab').focus('Vai a Freschi'),
      keys('Enter').focus('Freschi 1.1'),
      keys('Shift+Tab').focus('Freschi'),
      keys('ArrowRight', 'Escape').shows('link "Freschi 1.1"'),
      keys('Tab', 'Space').focus('Freschi 1.1').hides('link "Casa 1.1"'),
    ],
    plain: [
      keys('Tab').focus('Dispensa'),
      keys('Tab').focus('Vai a Dispensa'),
      keys('Tab').focus('Tutta la dispensa'),
      keys('Tab').focus('Penne12'),
    ],
  },
  isWide: true,
  isOverlay: true,
  background: 'header',
  states: (spy) => ({
    'follows the focus': (
      <Held from="Dispensa">
        {(open, hold) => (
          <MegaMenu
            id="mega"
            label="Reparti"
            departments={departments.map((label) => ({
              id: label,
              label,
              href: `/${label}`,
              current: label === open,
              onPoint: () => hold(label),
            }))}
            wayLabel={`Vai a ${open}`}
            title={open}
            groups={many(2, (group) => ({
              id: `${open} ${group}`,
              title: `Gruppo ${group} di ${open}`,
              links: many(2, (at) => ({ href: `/${open}/${group}/${at}`, label: `${open} ${group}.${at}` })),
            }))}
            side={<TextLink href={`/offerte/${open}`}>{`Offerte di ${open}`}</TextLink>}
          />
        )}
      </Held>
    ),
    plain: (
      <MegaMenu
        id="mega"
        label="Reparti"
        departments={oneDepartment}
        wayLabel="Vai a Dispensa"
        title="Dispensa"
        link={
          <TextLink alone href="/a">
            Tutta la dispensa
          </TextLink>
        }
        groups={[
          {
            id: 'pasta',
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
        departments={oneDepartment}
        wayLabel="Vai a Dispensa"
        title="Dispensa"
        link={
          <TextLink alone href="/a">
            Tutta la dispensa
          </TextLink>
        }
        groups={many(8, (group) => ({
          id: String(group),
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
          departments={oneDepartment}
          wayLabel="Vai a Dispensa"
          title="Dispensa"
          groups={[]}
        />
      </>
    ),
    'no group': (
      <MegaMenu
        id="mega"
        label="Reparti"
        departments={oneDepartment}
        wayLabel="Vai a Dispensa"
        title="Dispensa"
        groups={[]}
      />
    ),
  }),
});
