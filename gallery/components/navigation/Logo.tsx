import { WithLogo } from '../../WithLogo.tsx';
import { Logo, LogoPicture } from '../../../src/ui/navigation/Logo.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    header: <WithLogo>{(logo) => <Logo of={logo} label="Alla pagina iniziale" href="/" />}</WithLogo>,
    page: (
      <WithLogo>{(logo) => <Logo ground="page" of={logo} label="Alla pagina iniziale" href="/" />}</WithLogo>
    ),
    'who cannot leave': (
      <WithLogo>
        {(logo) => (
          <>
            <LogoPicture of={logo} />
            <LogoPicture of={logo} ground="page" />
          </>
        )}
      </WithLogo>
    ),
  }),
});
