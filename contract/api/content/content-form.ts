import * as v from 'valibot';

/** Where a filled-in form goes (X10); its answers carry no envelope. */
export const contentFormPath = '/p/wp-admin/admin-ajax.php';

/** X07 `get_mail_pars`: how to show a form; `security` is good for an hour and goes back with it. */
export const mailFormSchema = v.object({
  form_id: v.number(),
  action: v.string(),
  security: v.string(),
  fields: v.array(
    v.object({
      name: v.string(),
      label: v.string(),
      type: v.picklist(['text', 'email', 'tel', 'textarea', 'checkbox']),
      required: v.boolean(),
      /** Answers to choose from; empty where one writes freely. */
      options: v.optional(v.array(v.string()), []),
      /** Most characters; null where nobody counts. */
      max_length: v.optional(v.nullable(v.number()), null),
    }),
  ),
});
export type MailForm = v.InferOutput<typeof mailFormSchema>;

/** Why X10 refuses a form as a whole; a refusal for what is in its fields has no code. */
const formRefusalCodes = ['bot.refused', 'form.expired'] as const;
export type FormRefusalCode = (typeof formRefusalCodes)[number];

/** X10: taken, or refused with a text for each wrong field. */
export const formAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), data: v.object({ message: v.string() }) }),
  v.object({
    success: v.literal(false),
    data: v.object({
      message: v.string(),
      fields: v.record(v.string(), v.string()),
      code: v.optional(v.picklist(formRefusalCodes)),
    }),
  }),
]);
export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;
