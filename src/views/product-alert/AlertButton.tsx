import { messages } from '#words/alerts.po';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { bellIcon } from '../../ui/icons/device/bell.ts';
import { bellRingIcon } from '../../ui/icons/device/bell-ring.ts';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useAlert } from './use-alert.ts';

/** What the button says: the words of other parts do not come with it. */
export const alertWords = messages;

/** 'Avvisami' where a tile or a row of a sold-out product has its action: as large whether it is on or off (B-25). */
export function AlertButton({ product }: { product: Product }) {
  const { t } = useLingui();
  const [isPressed, setPressed] = useState(false);
  const { isOn, isOnItsWay, turn } = useAlert(product);
  const { name } = product;
  return (
    <>
      <IconButton
        variant="line"
        label={isOn ? t`Non avvisarmi più di ${name}` : t`Avvisami quando torna ${name}`}
        icon={isOn ? bellRingIcon : bellIcon}
        filled={isOn}
        onClick={() => {
          setPressed(true);
          turn(!isOn);
        }}
      />
      <VisuallyHidden as="span">
        <span role="status">{isPressed && isOn && !isOnItsWay && t`Ti avvisiamo quando torna.`}</span>
      </VisuallyHidden>
    </>
  );
}
