import { warnedAddition } from '../../../machines/exclusion-warning/exclusion-warning.selectors.ts';
import { exclusionWarningModel } from '../../../paths/models/exclusion-warning/exclusion-warning.model.ts';
import { ExcludedPart } from '../../../src/views/excluded/ExcludedPart.tsx';
import { everyReason } from '../../fixtures/exclusions.ts';
import { apples, biscuits, oil } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const warned = (snapshot: object) =>
  // The model is of this chart.
  warnedAddition(snapshot as Parameters<typeof warnedAddition>[0]);

const facts = {
  ingredients:
    'Farina di <strong>frumento</strong>, zucchero, olio di palma, <strong>uova</strong> 6,5%, <strong>latte</strong> intero 4%, sale.',
  instead: [apples, oil],
};

export const view = galleryView({
  kind: 'dialog',
  model: exclusionWarningModel,
  isShown: (flow) => warned(flow) !== null,
  variants: (flow) =>
    flow.matches({ warned: 'told' })
      ? {
          '': withContext(flow, { reasons: everyReason, facts }),
          'one to take instead': withContext(flow, {
            reasons: everyReason,
            facts: { ...facts, instead: [apples] },
          }),
          'without its label': withContext(flow, { reasons: everyReason.slice(0, 1), facts: null }),
        }
      : { '': withContext(flow, { reasons: everyReason.slice(0, 1), facts: null }) },
  show: (exclusionWarning) => {
    const request = warned(exclusionWarning);
    return {
      flows: { exclusionWarning },
      node: request === null ? null : <ExcludedPart warning={{ ...request, product: biscuits }} />,
    };
  },
});
