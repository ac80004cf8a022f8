/** The customer-service form (NAV-17). */
export const customerServiceFormId = 5;

/** The declaration of withdrawal (art. 54-bis Codice del consumo, B-41). */
export const withdrawalFormId = 6;

/** The field of it that names the contract. */
export const withdrawalOrderField = 'order';
