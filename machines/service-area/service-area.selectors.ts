import type { SnapshotFrom } from 'xstate';
import type { serviceAreaMachine } from './service-area.machine.ts';

type ServiceArea = SnapshotFrom<typeof serviceAreaMachine>;

export const isCheckingArea = (area: ServiceArea): boolean => area.hasTag('busy');
export const isServed = (area: ServiceArea): boolean => area.hasTag('served');
export const isUnserved = (area: ServiceArea): boolean => area.hasTag('unserved');
export const isAreaFailed = (area: ServiceArea): boolean => area.matches('failed');
export const isQuestionUnclear = (area: ServiceArea): boolean => area.context.isUnclear;
export const askedArea = (area: ServiceArea) => area.context.area;
export const freeSlots = (area: ServiceArea) => area.context.slots;
export const nearestStores = (area: ServiceArea) => area.context.stores;
export const areaNoticeRef = (area: ServiceArea) => area.children.notice;
export const areaSuggestRef = (area: ServiceArea) => area.children.suggest;
export const areaPositionRef = (area: ServiceArea) => area.children.position;
