import { BrandNotice } from '../../../src/views/home/BrandNotice.tsx';
import { brandNoticeModel } from '../../../paths/models/brand-notice/brand-notice.model.ts';
import { shownNotice } from '../../../machines/brand-notice/brand-notice.selectors.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: brandNoticeModel,
  isShown: (flow) => shownNotice(flow) !== null,
  show: (flow, record) => ({ node: <BrandNotice notice={standIn('brandNotice', flow, record)} /> }),
});
