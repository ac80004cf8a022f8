import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readIfThere } from './read-if-there.ts';

const forms = ['narrow', 'wide'] as const;
type Form = (typeof forms)[number];

/** A picture of the shop, as a browser shows it before it installs the shop; width and height in px. */
export interface AppPicture {
  readonly form: Form;
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

interface ReadPicture extends AppPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const isForm = (name: string | undefined): name is Form => name === 'narrow' || name === 'wide';

const lasting = 'public, max-age=31536000, immutable';

export interface AppPictures {
  /** Those a brand has; a new brand has none until they are taken. */
  of: (tenantId: string) => Promise<readonly AppPicture[]>;
  /** Answers their addresses; null for any other. */
  answer: (pathname: string, tenantId: string) => Promise<Response | null>;
}

/** `tenants/<brand>/app/narrow.webp` and `wide.webp`, which `scripts/app-pictures.ts` takes of the built shop. */
export function openAppPictures(root: string): AppPictures {
  const read = new Map<string, Promise<readonly ReadPicture[]>>();
  const readAll = async (tenantId: string): Promise<readonly ReadPicture[]> => {
    const found = await Promise.all(
      forms.map(async (form) => {
        const bytes = await readIfThere(join(root, 'tenants', tenantId, 'app', `${form}.webp`));
        if (bytes === null) return [];
        const { default: sharp } = await import('sharp');
        const { width, height } = await sharp(bytes).metadata();
        const revision = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
        return [{ form, path: `/app-pictures/${form}-${revision}.webp`, width, height, bytes }];
      }),
    );
    return found.flat();
  };
  const of = (tenantId: string) => {
    const pictures = read.get(tenantId) ?? readAll(tenantId);
    read.set(tenantId, pictures);
    pictures.catch(() => read.delete(tenantId));
    return pictures;
  };
  return {
    of,
    async answer(pathname, tenantId) {
      const form = /^\/app-pictures\/(narrow|wide)-[\da-f]{10}\.webp$/.exec(pathname)?.[1];
      if (!isForm(form)) return null;
      const picture = (await of(tenantId)).find((one) => one.path === pathname);
      if (picture === undefined) return null;
      return new Response(picture.bytes, {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': lasting },
      });
    },
  };
}
