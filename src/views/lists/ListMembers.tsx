import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { changedMemberId, revokedLinkId } from '../../../machines/list-sharing/list-sharing.selectors.ts';
import type { Sharing } from '../../../machines/list-sharing/list-sharing.types.ts';
import { shopTime } from '../../text/shop-time.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { MemberRow, MemberRows } from '../../ui/lists/MemberRow.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { closeIcon } from '../../ui/icons/close.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useDayWords } from '../words/use-day-words.ts';
import type { ListSharingRef } from './list-refs.ts';

interface ListMembersProps {
  sharing: ListSharingRef;
  known: Sharing;
}

/** Who has the list, and the links by which more may join (B-37). */
export function ListMembers({ sharing, known: { members, links } }: ListMembersProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const changed = useSelector(sharing, changedMemberId);
  return (
    <Stack>
      <Heading level={3} look="card">{t`Chi ce l’ha`}</Heading>
      {members.length === 0 ? (
        <Text tone="muted">{t`Per ora solo tu.`}</Text>
      ) : (
        <MemberRows>
          {members.map(({ memberId, name, grant, joinedAt }) => (
            <MemberRow
              key={memberId}
              name={name}
              note={t`Si è unito ${days.dated(shopTime(joinedAt).day)}`}
              permission={
                <Select
                  variant="compact"
                  label={t`Permesso di ${name}`}
                  labelHidden
                  value={grant}
                  disabled={changed === memberId}
                  options={[
                    { value: 'WRITE', label: t`Modifica` },
                    { value: 'READ', label: t`Lettura` },
                  ]}
                  onValue={(value) =>
                    sharing.send({ type: 'member.set', memberId, grant: value === 'READ' ? 'READ' : 'WRITE' })
                  }
                />
              }
              remove={
                <IconButton
                  label={t`Togli ${name}`}
                  icon={closeIcon}
                  busy={changed === memberId}
                  onClick={() => sharing.send({ type: 'member.remove', memberId })}
                />
              }
            />
          ))}
        </MemberRows>
      )}
      {links.length > 0 && <Links sharing={sharing} links={links} />}
    </Stack>
  );
}

function Links({ sharing, links }: { sharing: ListSharingRef; links: Sharing['links'] }) {
  const { t } = useLingui();
  const days = useDayWords();
  const revoked = useSelector(sharing, revokedLinkId);
  return (
    <>
      <Heading level={3} look="card">{t`Link validi`}</Heading>
      <MemberRows>
        {links.map(({ linkId, grant, createdAt, expiresAt }) => {
          const made = days.dated(shopTime(createdAt).day);
          return (
            <MemberRow
              key={linkId}
              name={grant === 'WRITE' ? t`Può modificare` : t`Sola lettura`}
              note={t`Creato ${made}, scade ${days.dated(shopTime(expiresAt).day)}`}
              remove={
                <Button
                  variant="ghost"
                  size="sm"
                  busy={revoked === linkId}
                  onClick={() => sharing.send({ type: 'link.revoke', linkId })}
                >
                  {t`Annulla`}
                  <VisuallyHidden> {t`il link creato ${made}`}</VisuallyHidden>
                </Button>
              }
            />
          );
        })}
      </MemberRows>
    </>
  );
}
