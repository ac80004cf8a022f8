import { apiVersion } from '../../../contract/api/api-version.ts';
import type { Version } from '../../../contract/api/version.ts';
import { jsonResponse } from '../../http/raw-responses.ts';
import type { RawRoute } from '../../http/raw-route.ts';
import type { VersionContext } from './version.context.ts';

/** A08: which version the shop speaks and where its apps are. */
export const versionRoutes: readonly RawRoute<VersionContext>[] = [
  {
    method: 'GET',
    pattern: '/version.json',
    handle: async ({ context }) => {
      const { minVersion, storeIos, storeAndroid } = context.config;
      const version: Version = {
        version: apiVersion,
        minVersion,
        stores: { ios: storeIos, android: storeAndroid },
      };
      return jsonResponse(version, 200, { 'Cache-Control': 'no-cache' });
    },
  },
];
