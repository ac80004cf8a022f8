/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Names the build that client and server were made in. */
  readonly BUILD_ID: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
