import { describe, expect, test } from 'vitest';
import { checkConfig, ConfigError, configOptions, readConfig } from './config.ts';

const strict = {
  NODE_ENV: 'production',
  PSP_SECRET: 's'.repeat(40),
  DEMO_DATA: 'off',
  EMBEDDED: 'off',
  PUBLIC_ORIGIN: 'https://{domain}',
};

describe('settings', () => {
  test('every option has its environment name once and says what it does', () => {
    const names = Object.values(configOptions).map(({ env }) => env);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(configOptions).every(({ doc }) => doc.length > 10)).toBe(true);
  });

  test('development needs none', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      embedded: true,
      databaseUrl: null,
      trustedProxies: [],
    });
    expect(() => checkConfig(readConfig({}))).not.toThrow();
  });

  test('a malformed one is named', () => {
    expect(() => readConfig({ EMBEDDED: 'yes', MIN_CLIENT_VERSION: '1' })).toThrow(
      /EMBEDDED is not valid[\s\S]*MIN_CLIENT_VERSION is not valid/,
    );
  });

  test('a least time of answers is a number of ms, or left to the shop', () => {
    const leastMs = (ACCOUNT_ANSWER_MS?: string) => readConfig({ ACCOUNT_ANSWER_MS }).accountAnswerMs;
    expect([leastMs(), leastMs('auto'), leastMs('0'), leastMs('750')]).toEqual([null, null, 0, 750]);
    for (const wrong of ['', '-1', '1.5', '10000'])
      expect(() => leastMs(wrong)).toThrow(/^ACCOUNT_ANSWER_MS is not valid/);
  });

  test('lists are read by comma', () => {
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  test('the bot check is off, on, or on for some brands', () => {
    const brands = (BOT_CHECK?: string) => readConfig({ BOT_CHECK }).botCheck;
    expect([brands(), brands('off'), brands('on'), brands('one,two')]).toEqual([
      [],
      [],
      'all',
      ['one', 'two'],
    ]);
    for (const wrong of ['', 'one,', 'one two'])
      expect(() => brands(wrong)).toThrow(/^BOT_CHECK is not valid/);
  });
});

describe('reliability 23: production', () => {
  test('starts with settings of its own', () => {
    expect(() => checkConfig(readConfig(strict))).not.toThrow();
  });

  test.each([
    ['PSP_SECRET', undefined],
    ['PSP_SECRET', 'too-short'],
    ['DEMO_DATA', 'on'],
    ['EMBEDDED', 'on'],
    ['PUBLIC_ORIGIN', undefined],
  ])('refuses %s = %s with a sentence that names it', (name, value) => {
    const config = readConfig({ ...strict, [name]: value });
    expect(() => checkConfig(config)).toThrow(ConfigError);
    expect(() => checkConfig(config)).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
  });
});
