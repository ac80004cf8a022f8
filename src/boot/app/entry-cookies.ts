import { pageCookiesIn } from '../../../services/device/app/page-cookies.ts';

// The app's origin holds no cookies on an iPhone, and none anywhere that the shop would see: before any other script reads them.
const cookies = pageCookiesIn({ storage: () => localStorage, now: Date.now });
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => cookies.read(),
  set: (cookie: string) => {
    cookies.write(cookie);
  },
});
