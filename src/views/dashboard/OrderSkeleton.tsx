import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

/** Stands where the next order will. */
export const OrderSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="control" />
  </Stack>
);
