export const choice = { paymentTypeId: 2, authId: null } as const;
