import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { infosIn } from '../../../machines/notifications/notifications.selectors.ts';
import type { AreaName } from '../../../machines/notifications/notifications.types.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { useShop } from '../shop-context.ts';

/** What the shop says of what was done here; no toast says it beside (SHELL-14, ERR-05). */
export function ServerInfos({ area }: { area: AreaName }) {
  const { notifications } = useShop().flows;
  const texts = useSelector(notifications, (flow) => infosIn(flow, area));
  useEffect(() => {
    notifications.send({ type: 'area.opened', area });
    return () => notifications.send({ type: 'area.closed', area });
  }, [notifications, area]);
  return (
    <MessageArea>
      {texts.map((text) => (
        <Alert key={text} tone="success">
          {text}
        </Alert>
      ))}
    </MessageArea>
  );
}
