import { exportsByPlace } from '../kit/by-place.ts';
import type { AnyFlowModel } from '../kit/model.ts';

/** The model of every flow: `<flow>/<flow>.model.ts`. */
export const allModels: readonly AnyFlowModel[] = await exportsByPlace<AnyFlowModel>(
  new URL('./', import.meta.url),
  '*/*.model.ts',
  'Model',
);
