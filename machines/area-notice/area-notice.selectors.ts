import type { SnapshotFrom } from 'xstate';
import type { areaNoticeMachine } from './area-notice.machine.ts';

type AreaNotice = SnapshotFrom<typeof areaNoticeMachine>;

export const isNoticeSending = (notice: AreaNotice): boolean => notice.hasTag('busy');
export const isNoticeNoted = (notice: AreaNotice): boolean => notice.hasTag('noted');
/** As it is typed. */
export const noticeEmail = (notice: AreaNotice): string => notice.context.email;
export const noticeEmailError = (notice: AreaNotice): string | null => notice.context.emailError;
export const noticeError = (notice: AreaNotice) => notice.context.error;
