import { ContentView } from '../../../src/views/content/ContentView.tsx';
import { contentPageModel } from '../../../paths/models/content-page/content-page.model.ts';
import { deliveryPost } from '../../fixtures/posts.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: contentPageModel,
  show: (page, record) => ({
    node: (
      <ContentView
        page={standIn(
          'contentPage',
          page.context.post === null ? page : withContext(page, { post: deliveryPost }),
          record,
        )}
      />
    ),
  }),
});
