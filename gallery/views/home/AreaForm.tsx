import { AreaForm } from '../../../src/views/home/AreaForm.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { galleryView } from '../../view.ts';

/** It needs no flow; it stands where the first slots have come. */
export const view = galleryView({
  kind: 'part',
  model: contentBlockModel,
  isShown: (block) => block.context.data !== null,
  show: () => ({ node: <AreaForm /> }),
});
