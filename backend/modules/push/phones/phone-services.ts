/** Origins of the services of Google and Apple. */
export interface PhoneServices {
  readonly fcm: string;
  readonly apns: string;
  /** For apps that Xcode put on a phone. */
  readonly apnsSandbox: string;
}

export const phoneServices: PhoneServices = {
  fcm: 'https://fcm.googleapis.com',
  apns: 'https://api.push.apple.com',
  apnsSandbox: 'https://api.sandbox.push.apple.com',
};
