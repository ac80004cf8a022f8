import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { packageIcon } from '../../../src/ui/icons/package.ts';
import { Shortcuts } from '../../../src/ui/navigation/Shortcuts.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'side by side': (
      <Shortcuts
        label="Scorciatoie"
        links={[
          { href: '/a', icon: packageIcon, label: 'I miei ordini', note: '1 in corso' },
          { href: '/b', icon: mapPinIcon, label: 'I miei indirizzi' },
        ]}
      />
    ),
    'long text': (
      <Shortcuts
        label="Altre scorciatoie"
        links={[{ href: '/c', icon: packageIcon, label: longName, note: longText }]}
      />
    ),
    'none and eight': (
      <>
        <Shortcuts label="Nessuna scorciatoia" links={[]} />
        <Shortcuts
          label="Otto scorciatoie"
          links={many(8, (at) => ({ href: `/${at}`, icon: packageIcon, label: `Pagina ${at}` }))}
        />
      </>
    ),
  }),
});
