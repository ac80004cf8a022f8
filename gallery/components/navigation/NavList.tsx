import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { logOutIcon } from '../../../src/ui/icons/log-out.ts';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { NavList, NavListButton } from '../../../src/ui/navigation/NavList.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'with and without a note': (
      <NavList
        rows={[
          { href: '/a', icon: packageIcon, label: 'I miei ordini', note: '1 in corso' },
          { href: '/b', icon: mapPinIcon, label: 'I miei indirizzi' },
        ]}
      />
    ),
    'a row that acts': <NavListButton icon={logOutIcon} label="Esci" onClick={spy('onClick')} />,
    'long text': <NavList rows={[{ href: '/c', icon: packageIcon, label: longName, note: longText }]} />,
    'none and twelve': (
      <>
        <NavList rows={[]} />
        <NavList
          rows={many(12, (at) => ({
            href: `/${at}`,
            icon: packageIcon,
            label: `Pagina ${at}`,
            note: `Nota ${at}`,
          }))}
        />
      </>
    ),
  }),
});
