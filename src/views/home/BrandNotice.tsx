import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { brandNoticeMachine } from '../../../machines/brand-notice/brand-notice.machine.ts';
import { shownNotice } from '../../../machines/brand-notice/brand-notice.selectors.ts';
import { Announcement } from '../../ui/feedback/Announcement.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

export type BrandNoticeRef = ActorRefFrom<typeof brandNoticeMachine>;

/** What the brand has to say to everybody, until it is closed (SHELL-16). */
export function BrandNotice({ notice }: { notice: BrandNoticeRef }) {
  const { t } = useLingui();
  const shown = useSelector(notice, shownNotice);
  useEffect(() => notice.send({ type: 'notice.recall' }), [notice]);
  if (shown === null) return null;
  return (
    <Announcement
      title={<DataText>{shown.title}</DataText>}
      version={shown.version}
      closeLabel={t`Chiudi l’avviso`}
      onClose={() => notice.send({ type: 'notice.close' })}
    >
      <RichText html={shown.html} />
    </Announcement>
  );
}
