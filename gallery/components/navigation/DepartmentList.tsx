import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { DepartmentList } from '../../../src/ui/navigation/DepartmentList.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    'opens in place': [
      keys('Tab').focus('Dispensa'),
      keys('Enter').calls('onOpen'),
      keys('Space').calls('onOpen'),
    ],
    'follows the focus': [
      keys('Tab').focus('Dispensa').calls('onPoint', 'Dispensa').shows('Aperto: Dispensa'),
      keys('Tab').focus('Freschi').calls('onPoint', 'Freschi').shows('Aperto: Freschi'),
      keys('Tab').focus('Casa').calls('onPoint', 'Casa').shows('Aperto: Casa'),
      keys('Tab').focus('Animali').calls('onPoint', 'Animali').shows('Aperto: Animali'),
      keys('Shift+Tab').focus('Casa').calls('onPoint', 'Casa').shows('Aperto: Casa'),
    ],
  },
  states: (spy) => ({
    'follows the focus': (
      <Held from="Dispensa">
        {(open, hold) => (
          <>
            <DepartmentList
              items={['Dispensa', 'Freschi', 'Casa', 'Animali'].map((label) => ({
                id: label,
                label,
                href: `/${label}`,
                current: label === open,
                onPoint: () => {
                  spy('onPoint')(label);
                  hold(label);
                },
              }))}
            />
            <p>Aperto: {open}</p>
          </>
        )}
      </Held>
    ),

    plain: (
      <DepartmentList
        items={[
          {
            id: 'a',
            label: 'Dispensa',
            picture: '/media/dispensa.webp',
            count: '128',
            href: '/a',
            current: true,
          },
          { id: 'b', label: 'Freschi', href: '/b' },
        ]}
      />
    ),
    'opens in place': (
      <DepartmentList items={[{ id: 'a', label: 'Dispensa', href: '/a', onOpen: spy('onOpen') }]} />
    ),
    'the one that is open': (
      <DepartmentList
        items={[
          { id: 'a', label: 'Dispensa', href: '/a', current: true, onOpen: spy('onOpen') },
          { id: 'b', label: 'Freschi', href: '/b', onOpen: spy('onOpen') },
        ]}
      />
    ),
    quiet: (
      <DepartmentList
        quiet
        items={[
          { id: 'a', label: 'Pasta', href: '/a' },
          { id: 'b', label: longName, count: '1.204', href: '/b' },
        ]}
      />
    ),
    empty: <DepartmentList items={[]} />,
    twenty: (
      <DepartmentList
        items={many(20, (at) => ({
          id: String(at),
          label: `Reparto ${at}`,
          href: `/${at}`,
          count: String(at),
        }))}
      />
    ),
  }),
});
