import { PasswordField } from '../../../src/ui/forms/PasswordField.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    error: [
      keys('Tab').focus('Password'),
      keys('Tab').focus('Mostra la password'),
      keys('Enter').focus('Nascondi la password'),
      keys('Space').focus('Mostra la password'),
      keys('Shift+Tab').focus('Password'),
    ],
  },
  states: (spy) => ({
    empty: (
      <PasswordField
        label="Password"
        showLabel="Mostra la password"
        hideLabel="Nascondi la password"
        onValue={spy('onValue')}
      />
    ),
    error: (
      <PasswordField
        label="Password"
        error="Password sbagliata"
        defaultValue="segreta"
        showLabel="Mostra la password"
        hideLabel="Nascondi la password"
        onValue={spy('onValue')}
      />
    ),
    disabled: (
      <PasswordField
        disabled
        label="Password"
        defaultValue="segreta"
        showLabel="Mostra la password"
        hideLabel="Nascondi la password"
        onValue={spy('onValue')}
      />
    ),
  }),
});
