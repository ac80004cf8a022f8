import { savePushSettings } from '../../../../contract/api/account/push.ts';
import { pushSettingsActors } from '../../../../machines/push-settings/push-settings.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';

/** All is on but the reminder, or all. */
const reminding =
  (deliveryReminder: boolean): Arrange =>
  async ({ visitor }) => {
    await done(visitor.client.call(savePushSettings, { topics: { deliveryReminder }, quietHours: true }));
  };

export const pushSettingsHttp: HttpFlow = {
  name: 'push-settings',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: pushSettingsActors({ services: async () => visitor.services }) };
  },
  answers: {
    viewSettings: { 'all is on': reminding(true), 'all but the reminder is on': reminding(false) },
    turnSwitch: { 'the switch is as asked': asIs },
  },
};
