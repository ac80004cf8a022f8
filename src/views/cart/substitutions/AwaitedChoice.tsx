import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Responsive } from '../../../ui/layout/Responsive.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

/** Keeps the place of the choice for the cart, which is higher on a phone, so that nothing moves when it comes. */
export const AwaitedChoice = () => (
  <Stack busy gap="1">
    <Skeleton height="panel" />
    <Responsive on="phone">
      <Skeleton height="control" />
      <Skeleton height="control" />
      <Skeleton height="control" />
    </Responsive>
  </Stack>
);
