import { many } from '../../../fixtures/more.ts';
import { longName } from '../../../fixtures/samples.ts';
import { TopicLayout } from '../../../../src/ui/layout/help/TopicLayout.tsx';
import { Text } from '../../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'one of them current': (
      <TopicLayout
        label="Argomenti"
        topics={[
          { href: '/faq/consegna', label: 'Consegna', count: 14, current: true },
          { href: '/faq/pagamenti', label: 'Pagamenti e rimborsi', count: 11 },
          { href: '/faq/punti', label: 'Punti e buoni', count: 6 },
        ]}
      >
        <Text>Le domande sulla consegna</Text>
      </TopicLayout>
    ),
    'long text': (
      <TopicLayout label="Argomenti lunghi" topics={[{ href: '/faq/lungo', label: longName, count: 1243 }]}>
        <Text>{longName}</Text>
      </TopicLayout>
    ),
    'none and twelve': (
      <>
        <TopicLayout label="Nessun argomento" topics={[]}>
          <Text>Nessuna domanda</Text>
        </TopicLayout>
        <TopicLayout
          label="Dodici argomenti"
          topics={many(12, (at) => ({ href: `/faq/${at}`, label: `Argomento ${at}`, count: at }))}
        >
          <Text>Le domande</Text>
        </TopicLayout>
      </>
    ),
  }),
});
