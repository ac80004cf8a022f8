/** Width to height of a product's large picture, and of what stands for it meanwhile. */
export const galleryShape = { phone: '1', fromTablet: '6 / 5' } as const;
