import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { SharedGrant } from '../../../contract/api/shopping/wishlist-link.ts';
import {
  canShareByDevice,
  handedOver,
  hasSharingFailed,
  isSharingOpen,
  madeLink,
  pendingHandOver,
  sharedGrant,
  sharingError,
  shownSharing,
} from '../../../machines/list-sharing/list-sharing.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { copyIcon } from '../../ui/icons/lists/copy.ts';
import { shareIcon } from '../../ui/icons/lists/share.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ListSharingRef } from './list-refs.ts';
import { ListMembers } from './ListMembers.tsx';

interface ShareDialogProps {
  sharing: ListSharingRef;
  name: string;
  /** The address a token leads to. */
  linkOf: (token: string) => string;
}

/** What a link may give first, then the link, then who has the list (B-37). */
export function ShareDialog({ sharing, name, linkOf }: ShareDialogProps) {
  const { t } = useLingui();
  const open = useSelector(sharing, isSharingOpen);
  return (
    <Dialog
      open={open}
      title={t`Condividi ${name}`}
      closeLabel={t`Chiudi`}
      onClose={() => sharing.send({ type: 'sharing.close' })}
    >
      <Content sharing={sharing} linkOf={linkOf} />
    </Dialog>
  );
}

function Content({ sharing, linkOf }: Omit<ShareDialogProps, 'name'>) {
  const { t } = useLingui();
  const known = useSelector(sharing, shownSharing);
  const hasFailed = useSelector(sharing, hasSharingFailed);
  const error = useErrorMessage(useSelector(sharing, sharingError));
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => sharing.send({ type: 'sharing.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare la condivisione.`}
      </Alert>
    );
  if (known === null) return <Skeleton height="panel" />;
  return (
    <Stack gap="5">
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <LinkMaker sharing={sharing} linkOf={linkOf} />
      <ListMembers sharing={sharing} known={known} />
    </Stack>
  );
}

function LinkMaker({ sharing, linkOf }: Omit<ShareDialogProps, 'name'>) {
  const { t } = useLingui();
  const grant = useSelector(sharing, sharedGrant);
  const made = useSelector(sharing, madeLink);
  const pending = useSelector(sharing, pendingHandOver);
  const canShare = useSelector(sharing, canShareByDevice);
  const outcome = useSelector(sharing, handedOver);
  const choose = (value: SharedGrant) => sharing.send({ type: 'grant.choose', grant: value });
  return (
    <Stack>
      <RadioGroup legend={t`Permesso del link`}>
        <ChoiceCard
          name="permesso"
          value="WRITE"
          checked={grant === 'WRITE'}
          title={t`Può modificare`}
          note={t`Aggiunge, cambia quantità, toglie`}
          onPick={() => choose('WRITE')}
        />
        <ChoiceCard
          name="permesso"
          value="READ"
          checked={grant === 'READ'}
          title={t`Sola lettura`}
          note={t`Vede e mette nel suo carrello`}
          onPick={() => choose('READ')}
        />
      </RadioGroup>
      <Row wrap>
        <Button
          icon={copyIcon}
          busy={pending === 'copy'}
          onClick={() => sharing.send({ type: 'link.hand', how: 'copy' })}
        >
          {t`Copia il link`}
        </Button>
        {canShare && (
          <Button
            variant="secondary"
            icon={shareIcon}
            busy={pending === 'share'}
            onClick={() => sharing.send({ type: 'link.hand', how: 'share' })}
          >
            {t`Condividi`}
          </Button>
        )}
      </Row>
      <MessageArea role="status">
        {outcome === 'copied' && <Text weight="strong">{t`Link copiato`}</Text>}
        {outcome === 'refused' && <Text weight="strong">{t`Copia il link da qui sotto`}</Text>}
      </MessageArea>
      {made !== null && (
        <TextField
          label={t`Link`}
          readOnly
          value={linkOf(made.token)}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <Text size="sm" tone="muted">{t`Il link vale 30 giorni e si apre dopo l’accesso.`}</Text>
    </Stack>
  );
}
