import { describe, expect, test } from 'vitest';
import { ConfigError } from '../backend/platform/config.ts';
import { readServerConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PSP_SECRET: 'a secret of at least 32 characters',
  PUBLIC_ORIGIN: 'https://{domain}',
  DEMO_DATA: 'off',
  EMBEDDED: 'off',
};

describe('the settings of the server', () => {
  test('have defaults that open a shop on this machine', () => {
    const { port, host, pictureDir, photoDir, backend } = readServerConfig({});
    expect({
      port,
      host,
      pictureDir,
      photoDir,
      origin: backend.publicOrigin,
      database: backend.databaseUrl,
    }).toEqual({
      port: 3000,
      host: '',
      pictureDir: '.data/pictures',
      photoDir: null,
      origin: 'http://{tenant}.localhost:3000',
      database: null,
    });
  });

  test('are read from the environment; links in mails lead to where the shop listens', () => {
    const { port, host, pictureDir, photoDir, backend } = readServerConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      PICTURE_DIR: '/var/pictures',
      PHOTO_DIR: '/srv/photos',
    });
    expect([port, host, pictureDir, photoDir, backend.publicOrigin]).toEqual([
      8080,
      '127.0.0.1',
      '/var/pictures',
      '/srv/photos',
      'http://{tenant}.localhost:8080',
    ]);
  });

  test('operators have a port of their own where it is set, and ends are drained', () => {
    const plain = readServerConfig({});
    expect([plain.operationsPort, plain.drainMs]).toEqual([null, 0]);
    const set = readServerConfig({ OPERATIONS_PORT: '9100', DRAIN_MS: '5000' });
    expect([set.operationsPort, set.drainMs]).toEqual([9100, 5000]);
    expect(() => readServerConfig({ OPERATIONS_PORT: 'x' })).toThrow(
      new ConfigError('OPERATIONS_PORT is not valid: a number from 1 to 65535.'),
    );
    expect(() => readServerConfig({ DRAIN_MS: '-1' })).toThrow(
      new ConfigError('DRAIN_MS is not valid: milliseconds from 0 to 60000.'),
    );
  });

  test('an empty PHOTO_DIR is none', () => {
    expect(readServerConfig({ PHOTO_DIR: '' }).photoDir).toBeNull();
  });

  test('an origin that is given is kept', () => {
    expect(readServerConfig({ PUBLIC_ORIGIN: 'https://{domain}' }).backend.publicOrigin).toBe(
      'https://{domain}',
    );
  });

  test.each(['', '0', '-1', '65536', '3000.5', 'http', '3000x', 'NaN', 'Infinity'])(
    'PORT "%s" is refused',
    (PORT) => {
      expect(() => readServerConfig({ PORT })).toThrow(
        new ConfigError('PORT is not valid: a number from 1 to 65535.'),
      );
    },
  );

  test.each(['1', '443', '65535'])('PORT %s is taken', (PORT) => {
    expect(readServerConfig({ PORT }).port).toBe(Number(PORT));
  });
});

describe('reliability 23: in production', () => {
  test('a whole set of settings is taken', () => {
    expect(readServerConfig(production).backend.production).toBe(true);
  });

  test.each([
    ['PSP_SECRET', 'too short', 'PSP_SECRET'],
    ['DEMO_DATA', 'on', 'DEMO_DATA'],
    ['EMBEDDED', 'on', 'EMBEDDED'],
    ['PUBLIC_ORIGIN', undefined, 'PUBLIC_ORIGIN'],
  ])('CHK-28: %s as %s is refused by name', (key, value, named) => {
    expect(() => readServerConfig({ ...production, [key]: value })).toThrow(new RegExp(`^${named}`));
  });
});
