import { flyersModel } from '../../../paths/models/flyers/flyers.model.ts';
import { FlyersView } from '../../../src/views/flyers/FlyersView.tsx';
import { endedFlyer, someFlyers } from '../../fixtures/flyers.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: flyersModel,
  variantName: ({ context: { firstPage, lastPage, totalPages } }) =>
    [firstPage > 1 ? 'from the second page on' : '', lastPage === totalPages ? 'to the last page' : '']
      .filter(Boolean)
      .join(', '),
  variants: (flyers) =>
    flyers.context.flyers.length === 0
      ? { '': flyers }
      : {
          '': withContext(flyers, { flyers: someFlyers }),
          ...(flyers.matches('shown') && { 'all ended': withContext(flyers, { flyers: [endedFlyer] }) }),
        },
  show: (flyers, record) => ({ node: <FlyersView flyers={standIn('flyers', flyers, record)} /> }),
});
