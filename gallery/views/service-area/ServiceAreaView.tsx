import { isUnserved } from '../../../machines/service-area/service-area.selectors.ts';
import { ServiceAreaView } from '../../../src/views/service-area/ServiceAreaView.tsx';
import type { ServiceAreaRef } from '../../../src/views/service-area/service-area-ref.ts';
import { addressSuggestModel } from '../../../paths/models/address-suggest/address-suggest.model.ts';
import { areaNoticeModel } from '../../../paths/models/area-notice/area-notice.model.ts';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { serviceAreaModel } from '../../../paths/models/service-area/service-area.model.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: serviceAreaModel,
  variantName: ({ context: { isUnclear, slots, stores, area } }) =>
    [
      isUnclear ? 'a wrong field' : '',
      area !== null && area.city === null ? 'a place nobody knows' : '',
      slots.length > 0 ? 'slots' : '',
      stores.length > 0 ? 'stores' : '',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (area) => {
    const { slots, stores, area: asked } = area.context;
    return slots.length + stores.length === 0
      ? { '': area }
      : {
          '': area,
          ...(stores.length > 0 &&
            asked.city !== null && { one: withContext(area, { stores: stores.slice(0, 1) }) }),
          twelve: withContext(area, {
            slots:
              slots.length === 0
                ? []
                : manyLike<{ timeslotId: number; beginTime: string }>(slots, 12, (at) => ({
                    timeslotId: 900 + at,
                    beginTime: `${String(at + 5).padStart(2, '0')}:00`,
                  })),
            stores:
              stores.length === 0
                ? []
                : manyLike<{ storeId: number; name: string }>(stores, 12, (at) => ({
                    storeId: 900 + at,
                    name: `Negozio ${at}`,
                  })),
          }),
        };
  },
  show: (area, record) => {
    const children = {
      suggest: standIn('addressSuggest', snapshotAt(addressSuggestModel, 'idle'), record),
      position: standIn('position', snapshotAt(positionModel, 'idle'), record),
      ...(isUnserved(area) && {
        notice: standIn('areaNotice', snapshotAt(areaNoticeModel, 'asking'), record),
      }),
    };
    return {
      // The stand-in is no actor of one chart or another; the snapshot is the area's.
      node: (
        <ServiceAreaView
          area={standIn('serviceArea', withChildren(area, children), record) as ServiceAreaRef}
        />
      ),
    };
  },
});
