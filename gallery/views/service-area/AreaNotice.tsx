import { areaNoticeModel } from '../../../paths/models/area-notice/area-notice.model.ts';
import { AreaNotice } from '../../../src/views/service-area/AreaNotice.tsx';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: areaNoticeModel,
  variantName: ({ context: { email, emailError, error } }) =>
    [
      email === '' ? 'no e-mail' : '',
      emailError === null ? '' : 'a wrong field',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (notice, record) => ({
    node: <AreaNotice notice={standIn('areaNotice', notice, record)} place="80134" isOnlyWay={false} />,
  }),
});
