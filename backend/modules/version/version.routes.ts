import { apiVersion } from '../../../contract/api/version.ts';
import type { Version } from '../../../contract/api/version.ts';
import { jsonResponse } from '../../http/plain-answers.ts';
import type { PlainRoute } from '../../http/plain-route.ts';

/** A08: which version the shop speaks and where its apps are. */
export const versionRoutes: readonly PlainRoute[] = [
  {
    method: 'GET',
    pattern: '/version.json',
    handle: async ({ scope }) => {
      const { minVersion, storeIos, storeAndroid } = scope.services.config;
      const version: Version = {
        version: apiVersion,
        minVersion,
        stores: { ios: storeIos, android: storeAndroid },
      };
      return jsonResponse(version, 200, { 'Cache-Control': 'no-cache' });
    },
  },
];
