import type { ApiClient } from '../api-client.ts';
import type { SessionStore } from '../session-store.ts';
import { createAccessService, type AccessService } from './access.ts';
import { createAccountDeletionService, type AccountDeletionService } from './account-deletion.ts';
import { createConsentService, type ConsentService } from './consents.ts';
import { createExcludedProductService, type ExcludedProductService } from './excluded-products.ts';
import { createExclusionService, type ExclusionService } from './exclusions.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';
import { createOpenSessionService, type OpenSessionService } from './open-sessions.ts';
import { createPasswordRecoveryService, type PasswordRecoveryService } from './password-recovery.ts';
import { createPersonalDataService, type PersonalDataService } from './personal-data.ts';
import { createProductAlertService, type ProductAlertService } from './product-alerts.ts';
import { createProfileService, type ProfileService } from './profile.ts';
import { createPushService, type PushService } from './push.ts';
import { createRegistrationService, type RegistrationService } from './registration.ts';
import { createSavedCardService, type SavedCardService } from './saved-cards.ts';
import { createShopAtWorkService, type ShopAtWorkService } from './shop-at-work.ts';

/** What the flows about a person's account may ask of the outside. */
export interface AccountServices {
  access: AccessService;
  accountDeletion: AccountDeletionService;
  consents: ConsentService;
  excludedProducts: ExcludedProductService;
  exclusions: ExclusionService;
  loyalty: LoyaltyService;
  openSessions: OpenSessionService;
  passwordRecovery: PasswordRecoveryService;
  personalData: PersonalDataService;
  productAlerts: ProductAlertService;
  profile: ProfileService;
  push: PushService;
  registration: RegistrationService;
  savedCards: SavedCardService;
  shopAtWork: ShopAtWorkService;
}

export const createAccountServices = ({
  client,
  session,
}: {
  client: ApiClient;
  session: SessionStore;
}): AccountServices => ({
  access: createAccessService({ client, session }),
  accountDeletion: createAccountDeletionService({ client }),
  consents: createConsentService({ client }),
  excludedProducts: createExcludedProductService({ client }),
  exclusions: createExclusionService({ client }),
  loyalty: createLoyaltyService({ client }),
  openSessions: createOpenSessionService({ client }),
  passwordRecovery: createPasswordRecoveryService({ client }),
  personalData: createPersonalDataService({ client }),
  productAlerts: createProductAlertService({ client }),
  profile: createProfileService({ client }),
  push: createPushService({ client }),
  registration: createRegistrationService({ client }),
  savedCards: createSavedCardService({ client }),
  shopAtWork: createShopAtWorkService({ client }),
});
