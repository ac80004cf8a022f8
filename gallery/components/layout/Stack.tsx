import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { Skeleton } from '../../../src/ui/feedback/Skeleton.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Stack gap="2">
        <Text>uno</Text>
        <Text>due</Text>
      </Stack>
    ),
    busy: (
      <Stack busy gap="2">
        <Skeleton />
        <Skeleton width="half" />
      </Stack>
    ),
    centred: (
      <Stack>
        <Stack align="center" gap="2">
          <Badge>uno</Badge>
          <Badge>due</Badge>
        </Stack>
        <Stack>
          <Text>tre</Text>
        </Stack>
      </Stack>
    ),
  }),
});
