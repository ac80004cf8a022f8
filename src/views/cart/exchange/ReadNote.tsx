import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import { Text } from '../../../ui/primitives/Text.tsx';

/** What a line says where it is read only. */
export function ReadNote({ item }: { item: CartItem }) {
  const { t } = useLingui();
  const { note } = item.cartItemInfo;
  return note === undefined ? null : (
    <Text size="sm" tone="muted">
      {t`Nota: ${note}`}
    </Text>
  );
}
