import { Pager, PagerProgress } from '../../../src/ui/navigation/Pager.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'more to see': (
      <PagerProgress
        seen={24}
        total={128}
        next={{ href: '?page=2', label: 'Mostra altri', onClick: spy('onNext') }}
      >
        24 di 128
      </PagerProgress>
    ),
    'all seen': (
      <PagerProgress seen={128} total={128}>
        128 di 128
      </PagerProgress>
    ),
    'in the middle': (
      <Pager
        label="Pagine"
        previous={{ href: '?page=1', label: 'Precedente' }}
        next={{ href: '?page=3', label: 'Successiva' }}
      >
        Pagina 2 di 6
      </Pager>
    ),
    first: (
      <Pager label="Pagine, inizio" next={{ href: '?page=2', label: 'Successiva' }}>
        Pagina 1 di 6
      </Pager>
    ),
    last: (
      <Pager label="Pagine, fine" previous={{ href: '?page=5', label: 'Precedente' }}>
        Pagina 6 di 6
      </Pager>
    ),
  }),
});
