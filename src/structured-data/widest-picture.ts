/** A picture of the shop in the widest form there is of it; its address carries the width before the ending. */
export const widest = (path: string): string => path.replace(/-\d+\.webp$/, '-960.webp');
