import * as v from 'valibot';

/** Where a filled-in form goes (X10); its answers carry no envelope. */
export const contentFormPath = '/p/wp-admin/admin-ajax.php';

/** The customer-service form (NAV-17). */
export const customerServiceFormId = 5;

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
    }),
  ),
});
export type MailForm = v.InferOutput<typeof mailFormSchema>;

/** X10: taken, or refused with a text for each wrong field. */
export const formAnswerSchema = v.variant('success', [
  v.object({ success: v.literal(true), data: v.object({ message: v.string() }) }),
  v.object({
    success: v.literal(false),
    data: v.object({ message: v.string(), fields: v.record(v.string(), v.string()) }),
  }),
]);
export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;
