import { readChart } from '../../flows/chart/read-chart.ts';
import { allModels } from '../../paths/models/all-models.ts';

/** Every chart of the shop, with its name for the title of a test. */
export const charts = allModels.map((model) => [model.name, readChart(model)] as const);
