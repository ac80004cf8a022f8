import { ColourSchemeChoice } from '../../../src/views/shell/ColourSchemeChoice.tsx';
import { colourSchemeModel } from '../../../paths/models/colour-scheme/colour-scheme.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: colourSchemeModel,
  show: (colourScheme) => ({
    flows: { colourScheme },
    node: <ColourSchemeChoice />,
  }),
});
