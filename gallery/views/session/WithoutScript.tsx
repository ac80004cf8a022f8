import { WithoutScript } from '../../../src/views/session/WithoutScript.tsx';
import { navigationModel } from '../../../paths/models/navigation/navigation.model.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: navigationModel,
  isShown: (navigation) => navigation.matches('moving') || navigation.matches('awaitingLogin'),
  show: (navigation) => ({
    flows: { navigation },
    node: navigation.matches('moving') ? (
      <WithoutScript page="public" returnTo={null} />
    ) : (
      <WithoutScript page="other" returnTo="/profile/orders" />
    ),
  }),
});
