import { longName } from '../../fixtures/samples.ts';
import { Badge } from '../../../src/ui/feedback/Badge.tsx';
import { checkIcon } from '../../../src/ui/icons/check.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    neutral: <Badge>Esaurito</Badge>,
    promo: <Badge tone="promo">−20%</Badge>,
    new: <Badge tone="new">Nuovo</Badge>,
    success: (
      <Badge tone="success" icon={checkIcon}>
        Consegnato
      </Badge>
    ),
    warning: <Badge tone="warning">Ultimi pezzi</Badge>,
    danger: <Badge tone="danger">Da pagare</Badge>,
    info: <Badge tone="info">In preparazione</Badge>,
    line: <Badge tone="line">Biologico</Badge>,
    'long text': <Badge tone="info">{longName}</Badge>,
  }),
});
