import { ConfigError, readConfig, type BackendConfig } from '../backend/config.ts';

export interface ServerConfig {
  port: number;
  /** Address to listen on; empty listens on all of them. */
  host: string;
  /** Folder of the pictures that were drawn already. */
  pictureDir: string;
  backend: BackendConfig;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads PORT, HOST and PICTURE_DIR beside the backend's own settings. Throws ConfigError. */
export function readServerConfig(env: Environment): ServerConfig {
  const port = Number(env.PORT ?? '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new ConfigError('PORT is not valid: a number from 1 to 65535.');
  }
  return {
    port,
    host: env.HOST ?? '',
    pictureDir: env.PICTURE_DIR ?? '.data/pictures',
    // Links in mails lead to where the shop listens.
    backend: readConfig({ PUBLIC_ORIGIN: `http://{tenant}.localhost:${port}`, ...env }),
  };
}
