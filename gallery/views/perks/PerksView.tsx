import { aPost } from '../../../paths/fixtures/content-fixtures.ts';
import { giftCertificatesModel } from '../../../paths/models/gift-certificates/gift-certificates.model.ts';
import { perksModel } from '../../../paths/models/perks/perks.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { PerksView } from '../../../src/views/perks/PerksView.tsx';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

const somePerks = [
  {
    ...aPost('un-punto-per-ogni-euro'),
    title: { rendered: 'Un punto per ogni euro' },
    content: { rendered: '<p>50 € di spesa, <strong>50 punti</strong>.</p>' },
  },
  { ...aPost('benvenuto'), title: { rendered: 'Benvenuto a tavola' }, testo_validit: '1 per cliente' },
];

export const view = galleryView({
  kind: 'page',
  model: perksModel,
  variants: (perks) => {
    const there = withContext(perks, perks.matches('shown') ? { perks: somePerks } : {});
    return perks.matches('shown')
      ? {
          '': there,
          'to a visitor': withContext(there, { isVisitor: true }),
          'one perk': withContext(there, { perks: somePerks.slice(0, 1) }),
          'twelve perks': withContext(there, {
            perks: many(12, (at) => ({ ...aPost(`premio-${at}`), title: { rendered: `Premio ${at}` } })),
          }),
        }
      : { '': there };
  },
  show: (perks, record) => {
    const gifts = standIn('gifts', snapshotAt(giftCertificatesModel, 'shown'), record);
    return {
      flows: 'isVisitor' in perks.context ? { session: snapshotAt(sessionModel, 'anonymous.browsing') } : {},
      node: (
        <PerksView
          perks={standIn('perks', perks, record)}
          points={{ subscribe: () => () => undefined, current: () => gifts }}
        />
      ),
    };
  },
});
