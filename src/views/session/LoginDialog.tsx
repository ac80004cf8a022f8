import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useShop } from '../shop-context.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login over whatever asked for it (SES-09). */
export function LoginDialog() {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const dismiss = () => session.send({ type: 'login.dismiss' });
  return (
    <Dialog open size="md" title={t`Accedi`} closeLabel={t`Chiudi`} onClose={dismiss}>
      <LoginForm onLeave={dismiss} />
    </Dialog>
  );
}
