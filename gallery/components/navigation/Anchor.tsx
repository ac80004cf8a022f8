import { AddressContext, Anchor } from '../../../src/ui/navigation/Anchor.tsx';
import { galleryComponent } from '../../component.tsx';

const inEnglish = (path: string): string => (path.startsWith('/') ? `/en${path}` : path);

export const view = galleryComponent({
  states: () => ({
    'in the first language': <Anchor href="/faq">Domande frequenti</Anchor>,
    'in another language': (
      <AddressContext value={inEnglish}>
        <Anchor href="/faq" lang="en-US">
          Frequently asked questions
        </Anchor>
      </AddressContext>
    ),
  }),
});
