import type { catalogueActors } from '../../../machines/catalogue/catalogue.actors.ts';
import type { catalogueLogic } from '../../../machines/catalogue/catalogue.logic.ts';
import type { Step } from '../../kit/step.ts';

export type ListStep = Step<typeof catalogueLogic, ReturnType<typeof catalogueActors>>;

export type Catalogue = ListStep['after'];

export const isShown = (catalogue: Catalogue): boolean => catalogue.matches('shown');
