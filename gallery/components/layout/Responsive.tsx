import { Responsive } from '../../../src/ui/layout/Responsive.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'on every screen': (
      <>
        <Responsive on="phone">Telefono</Responsive>
        <Responsive on="upToTablet">Fino al tablet</Responsive>
        <Responsive on="fromTablet">Dal tablet</Responsive>
        <Responsive on="desktop">Scrivania</Responsive>
      </>
    ),
    'inside text': (
      <Text>
        <Responsive as="span" on="phone">
          corto
        </Responsive>
        <Responsive as="span" on="fromTablet">
          più lungo
        </Responsive>
      </Text>
    ),
  }),
});
