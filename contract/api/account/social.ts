import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';

/** Where shoppers may log in besides the shop's own form (SES-19). */
export const socialProviderNames = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviderNames)[number];

/** Whom a provider vouched for and who has no account yet; registration takes the token (REG-09). */
export const socialUserSchema = v.object({
  provider: v.picklist([...socialProviderNames, 'saml']),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  socialToken: v.string(),
});
export type SocialUser = v.InferOutput<typeof socialUserSchema>;

export const viewSocialUser = defineEndpoint({
  id: 'R17',
  call: 'GET /registration/social_user_detail',
  params: v.object({ code: text(200, 1) }),
  data: socialUserSchema,
});
