import { PasswordField } from '../../../src/ui/forms/PasswordField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
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
