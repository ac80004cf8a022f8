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
    plain: (
      <AccountLayout
        label="Il mio profilo"
        links={[
          { href: '/orders', label: 'I miei ordini', icon: packageIcon, current: true },
          { href: '/addresses', label: 'Indirizzi', icon: mapPinIcon },
        ]}
        leave={{ label: 'Esci', icon: logOutIcon, onClick: spy('onLeave') }}
      >
        <Text>Qui stanno i tuoi ordini.</Text>
      </AccountLayout>
    ),
    'long text': (
      <AccountLayout label="Profilo lungo" links={[{ href: '/a', label: longName, icon: userIcon }]}>
        <Text>{longText}</Text>
      </AccountLayout>
    ),
  }),
});
