import { LogoMark } from '../../../src/ui/navigation/LogoMark.tsx';
import { galleryComponent } from '../../component.tsx';
import { WithLogo } from '../../WithLogo.tsx';

export const view = galleryComponent({
  states: () => ({
    page: (
      <WithLogo>
        {(logo) => (
          <svg viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
            <LogoMark of={logo} ground="page" />
          </svg>
        )}
      </WithLogo>
    ),
  }),
});
