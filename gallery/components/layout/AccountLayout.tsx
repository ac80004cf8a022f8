import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { logOutIcon } from '../../../src/ui/icons/log-out.ts';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { userIcon } from '../../../src/ui/icons/user.ts';
import { AccountLayout } from '../../../src/ui/layout/AccountLayout.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'with the menu': (
      <AccountLayout
        label="Il mio profilo"
        groups={[
          [
            { href: '/', label: 'Panoramica', icon: packageIcon, current: true },
            { href: '/orders', label: 'I miei ordini', icon: packageIcon, note: '1 in corso' },
            { href: '/addresses', label: 'Indirizzi', icon: mapPinIcon },
          ],
          [{ href: '/profile', label: 'I miei dati', icon: userIcon }],
        ]}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
      >
        <Text>Qui sta quello che viene.</Text>
      </AccountLayout>
    ),
    'a page below it': (
      <AccountLayout
        label="Profilo di una pagina"
        groups={[[{ href: '/a', label: 'I miei ordini', icon: packageIcon, current: true }]]}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
        up={{ href: '/', label: 'Profilo' }}
      >
        <Text>Qui stanno i tuoi ordini.</Text>
      </AccountLayout>
    ),
    'long text': (
      <AccountLayout
        label="Profilo lungo"
        groups={[[{ href: '/a', label: longName, icon: userIcon, note: longText }]]}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
      >
        <Text>{longText}</Text>
      </AccountLayout>
    ),
    'twelve pages in four groups': (
      <AccountLayout
        label="Profilo di molte pagine"
        groups={many(4, (group) =>
          many(group === 1 ? 12 : 1, (at) => ({
            href: `/${group}/${at}`,
            label: `Pagina ${group}.${at}`,
            icon: packageIcon,
          })),
        )}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
      >
        <Text>Qui sta quello che viene.</Text>
      </AccountLayout>
    ),
  }),
});
