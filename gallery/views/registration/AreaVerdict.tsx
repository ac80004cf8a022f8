import type { ComponentProps } from 'react';
import { AreaVerdict } from '../../../src/views/registration/AreaVerdict.tsx';
import { areaCheckModel } from '../../../paths/models/area-check/area-check.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

type AreaRef = ComponentProps<typeof AreaVerdict>['area'];

export const view = galleryView({
  kind: 'part',
  model: areaCheckModel,
  variantName: ({ context: { firstSlot } }) => (firstSlot === null ? '' : 'a slot'),
  // The stand-in is no actor of one chart or another; the snapshot is the check's.
  show: (area, record) => ({ node: <AreaVerdict area={standIn('areaCheck', area, record) as AreaRef} /> }),
});
