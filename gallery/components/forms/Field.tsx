import { box, input } from '../../../src/ui/forms/Field.css.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { Field, FieldError } from '../../../src/ui/forms/Field.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <Field id="field-a" label="Nome" required hint="Come sul citofono">
        <span className={box}>
          <input className={input} id="field-a" aria-describedby="field-a-hint" />
        </span>
      </Field>
    ),
    'label hidden': (
      <Field id="field-b" label="Nome" labelHidden>
        <span className={box}>
          <input className={input} id="field-b" />
        </span>
      </Field>
    ),
    error: (
      <Field id="field-c" label="Nome" error="Scrivi il nome">
        <span className={box}>
          <input className={input} id="field-c" aria-invalid aria-describedby="field-c-error" />
        </span>
      </Field>
    ),
    'error of a group': (
      <>
        <FieldError id="group-error">Scegli un pagamento</FieldError>
        <FieldError>Scegli una consegna</FieldError>
      </>
    ),
    'long text': (
      <Field id="field-d" label={longName} hint={longText} error={longText}>
        <span className={box}>
          <input className={input} id="field-d" />
        </span>
      </Field>
    ),
  }),
});
