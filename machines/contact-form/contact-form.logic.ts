import { assign } from 'xstate';
import { isRefusedWith } from '../../contract/api/failure.ts';
import { isBlank } from '../../contract/rules/validation/field-rule.ts';
import { mailFieldRules } from '../../contract/rules/validation/mail-form.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout, failureGuards, refusalOf } from '../failure.logic.ts';
import { contactFormMachine } from './contact-form.machine.ts';
import type { ContactField, ContactFormContext } from './contact-form.types.ts';
import { contactValue, contactValues, isAboutSender, isTopicField } from './contact-form.selectors.ts';

const faultOf = (context: ContactFormContext, field: ContactField): string | null =>
  validate(contactValue(context, field).trim(), mailFieldRules(field));

const faultsOf = (context: ContactFormContext, fields: readonly ContactField[]) =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const fault = faultOf(context, field);
      return fault === null ? [] : [[field.name, fault]];
    }),
  );

const isGood = (context: ContactFormContext): boolean =>
  context.form !== null && Object.keys(faultsOf(context, context.form.fields)).length === 0;

export const contactFormLogic = contactFormMachine.provide({
  actions: {
    assignField: assign(({ context }, { name, value }: { name: string; value: string }) => {
      const { [name]: _, ...errors } = context.errors;
      const isTopic = context.form?.fields.some((field) => field.name === name && isTopicField(field));
      return {
        typed: { ...context.typed, [name]: value },
        errors,
        ...(isTopic === true && { typedUnder: context.topic }),
      };
    }),
    // What is empty may be on its way: it is told of when the form is sent.
    validateField: assign(({ context }, { name }: { name: string }) => ({
      errors: {
        ...context.errors,
        ...faultsOf(
          context,
          (context.form?.fields ?? []).filter(
            (field) => field.name === name && !isBlank(contactValue(context, field)),
          ),
        ),
      },
    })),
    validateForm: assign(({ context }) => ({
      errors: faultsOf(context, context.form?.fields ?? []),
      error: null,
    })),
    assignRefusal: assign(({ context: { form } }, { error }: { error: unknown }) => {
      const { atFields, besides } = refusalOf(error, (name) =>
        form?.fields.some((field) => field.name === name) === true ? name : null,
      );
      return { errors: { ...atFields }, error: besides };
    }),
    beginSending: assign(({ context }) => ({
      letter: contactValues(context),
      errors: {},
      error: null,
      isRenewed: false,
    })),
    beginAnew: assign(({ context: { form, typed } }) => ({
      typed: Object.fromEntries(
        (form?.fields ?? []).flatMap((field): [string, string][] => {
          const value = typed[field.name];
          return value !== undefined && isAboutSender(field) ? [[field.name, value]] : [];
        }),
      ),
      typedUnder: null,
      topic: null,
      thanks: null,
    })),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    isGood: ({ context }) => isGood(context),
    isToConfirm: ({ context }) => context.asksFirst && isGood(context),
    isToAskAgain: ({ context }) =>
      context.asksFirst && isGood(context) && Object.keys(context.errors).length === 0,
    mayRenew: ({ context }, { error }) => !context.isRenewed && isRefusedWith(error, 'form.expired'),
    isRefused: failureGuards.isRefused,
  },
});
