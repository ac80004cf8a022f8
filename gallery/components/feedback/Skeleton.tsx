import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'every height': (
      <Stack>
        <Skeleton height="micro" />
        <Skeleton height="line" />
        <Skeleton height="title" />
        <Skeleton height="control" />
        <Skeleton height="slot" />
        <Skeleton height="panel" />
      </Stack>
    ),
    'every width': (
      <Stack>
        <Skeleton width="full" />
        <Skeleton width="long" height="title" />
        <Skeleton width="half" />
        <Skeleton width="short" />
      </Stack>
    ),
  }),
});
