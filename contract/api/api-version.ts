/** The version this contract speaks (API-04); by itself, for who must not load a schema for it. */
export const apiVersion = '1.1.29';
