import { longName, somePictures } from '../../fixtures/samples.ts';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { Row } from '../../../src/ui/layout/Row.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Row>
        <Badge>uno</Badge>
        <Badge>due</Badge>
      </Row>
    ),
    between: (
      <Row justify="between" gap="4">
        <Badge>uno</Badge>
        <Badge>due</Badge>
      </Row>
    ),
    wrapping: (
      <Row wrap justify="between" gap="2">
        {somePictures.map(({ src }) => (
          <Badge key={src}>{longName}</Badge>
        ))}
      </Row>
    ),
  }),
});
