import type { SnapshotFrom } from 'xstate';
import type { shopAtWorkMachine } from './shop-at-work.machine.ts';

type ShopAtWork = SnapshotFrom<typeof shopAtWorkMachine>;

export const workCode = (work: ShopAtWork): string => work.context.code;
/** What is wrong with what is typed. */
export const workCodeFault = (work: ShopAtWork) => work.context.fault;
export const workCodeError = (work: ShopAtWork) => work.context.error;
/** The name of the workplace that was joined last. */
export const joinedWorkplace = (work: ShopAtWork) => work.context.workplace;
export const isSubscribingAtWork = (work: ShopAtWork): boolean => work.matches('subscribing');
