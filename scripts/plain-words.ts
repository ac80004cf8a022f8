import { registerHooks } from 'node:module';

/*
 * Lingui's macros are compiled away by the build. Where Node runs sources as they are, a message stands for itself.
 */
const macros = `
export const msg = (first, ...values) =>
  'raw' in first ? { id: String.raw({ raw: first }, ...values) } : { id: first.id ?? first.message };
`;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@lingui/core/macro'
      ? { url: `data:text/javascript,${encodeURIComponent(macros)}`, shortCircuit: true }
      : next(specifier, context),
});
