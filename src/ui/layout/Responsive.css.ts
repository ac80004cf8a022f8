import { styleVariants } from '@vanilla-extract/css';
import { screen } from '../../../tenants/theme/breakpoints.ts';

const hiddenOn = (media: string) => ({ '@media': { [media]: { display: 'none' } } });

export const only = styleVariants({
  phone: { display: 'contents', ...hiddenOn(screen.fromTablet) },
  fromTablet: { display: 'contents', ...hiddenOn(screen.phone) },
  upToTablet: { display: 'contents', ...hiddenOn(screen.desktop) },
  desktop: { display: 'contents', ...hiddenOn(screen.upToTablet) },
});
