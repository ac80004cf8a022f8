/** The least a production must be told. */
export const production = {
  NODE_ENV: 'production',
  DEMO_DATA: 'off',
  EMBEDDED: 'off',
  PSP_SECRET: 'a secret of at least 32 characters',
  PUBLIC_ORIGIN: 'https://{domain}',
};
