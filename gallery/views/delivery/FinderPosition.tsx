import { FinderPosition, PositionButton } from '../../../src/views/delivery/FinderPosition.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { positionModel } from '../../../paths/models/position/position.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: positionModel,
  show: (at, record) => {
    const position = standIn('position', at, record);
    return {
      node: (
        <Stack gap="2" align="start">
          <FinderPosition position={position} />
          <PositionButton position={position} />
        </Stack>
      ),
    };
  },
});
