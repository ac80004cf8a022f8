import * as v from 'valibot';
import { socialProviderNames } from './account/social.ts';
import { contentFormPath, formAnswerSchema, mailFormSchema } from './content/content-form.ts';
import {
  contentApi,
  contentHitSchema,
  menuLocations,
  menuSchema,
  postSchema,
  postTypes,
  searchHitSchema,
  sliderSchema,
  slideSchema,
} from './content/content.ts';
import { id, int, text } from './params.ts';
import { versionSchema } from './version.ts';

/** A call that answers no envelope; `data` null leads the browser elsewhere. */
export interface RawEndpoint {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** From the server's root; `{name}` stands for one part of the path. */
  readonly path: string;
  readonly pathParams: Readonly<Record<string, v.GenericSchema>>;
  readonly params: v.ObjectSchema<v.ObjectEntries, undefined>;
  readonly data: v.GenericSchema | null;
}

const paging = { per_page: v.optional(int(1, 100), 10), page: v.optional(int(1), 1) };
const relay = v.object({ relay_state_url: v.optional(text(2000), '/') });
const provider = { provider: v.picklist(socialProviderNames) };
const nothing = v.object({});

const content = (
  idOfCall: string,
  path: string,
  given: Partial<Pick<RawEndpoint, 'pathParams' | 'params'>> & { data: v.GenericSchema },
): RawEndpoint => ({
  id: idOfCall,
  method: 'GET',
  path: `${contentApi}/${path}`,
  pathParams: {},
  params: nothing,
  ...given,
});

const leads = (
  idOfCall: string,
  path: string,
  given: Partial<Pick<RawEndpoint, 'pathParams' | 'params'>>,
): RawEndpoint => ({
  id: idOfCall,
  method: 'GET',
  path,
  pathParams: {},
  params: nothing,
  data: null,
  ...given,
});

/** The calls of the content API, the version file and those that lead to an identity provider. */
export const rawEndpoints: readonly RawEndpoint[] = [
  { id: 'A08', method: 'GET', path: '/version.json', pathParams: {}, params: nothing, data: versionSchema },
  leads('U08', '/ebsn/api/saml/do-login', { params: relay }),
  leads('U09', '/ebsn/api/saml/do-logout', { params: relay }),
  leads('U10', '/ebsn/api/social-redir/{provider}-mobile', { pathParams: provider }),
  leads('U11', '/ebsn/api/social-redir/{provider}', {
    pathParams: provider,
    params: v.object({
      code: text(4000),
      state: text(200),
      'use-plugin': v.optional(v.picklist(['true', 'false'])),
    }),
  }),
  content('X01', 'menu-locations/{location}', {
    pathParams: { location: v.picklist(menuLocations) },
    data: menuSchema,
  }),
  content('X02', 'new_slides/{id}/{timestamp}/{n}', {
    pathParams: { id: id(), timestamp: int(0), n: int(1, 50) },
    params: v.object({ deliveryServiceId: v.optional(int(1, 2)) }),
    data: v.array(slideSchema),
  }),
  content('X03', 'pages', {
    params: v.object({ slug: v.optional(text(200)), ...paging }),
    data: v.array(postSchema),
  }),
  content('X04', '{type}', {
    pathParams: { type: v.picklist(postTypes) },
    params: v.object({
      slug: v.optional(text(200)),
      categoryName: v.optional(text(200)),
      hash: v.optional(text(200)),
      ...paging,
    }),
    data: v.array(postSchema),
  }),
  content('X05', 'ux-blocks', {
    params: v.object({ slug: v.optional(text(200)), ...paging }),
    data: v.array(postSchema),
  }),
  content('X06', 'slides_by_id/{id}', { pathParams: { id: id() }, data: sliderSchema }),
  content('X07', 'get_mail_pars', { params: v.object({ form_id: id() }), data: mailFormSchema }),
  content('X08', 'custom/ali/search', {
    params: v.object({ q: v.optional(text(200)) }),
    data: v.array(contentHitSchema),
  }),
  content('X09', 'wp/v2/search', {
    params: v.object({
      search: v.optional(text(200)),
      type: v.optional(v.literal('post'), 'post'),
      subtype: v.optional(v.picklist(['any', 'page', ...postTypes]), 'any'),
      ...paging,
      per_page: v.optional(int(1, 100), 24),
    }),
    data: v.array(searchHitSchema),
  }),
  {
    id: 'X10',
    method: 'POST',
    path: contentFormPath,
    pathParams: {},
    params: v.object({ action: v.string(), security: v.string(), formData: v.string() }),
    data: formAnswerSchema,
  },
];
