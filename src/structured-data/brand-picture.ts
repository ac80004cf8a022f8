/** The brand's picture for link previews, as the server answers it; width and height in pixels. */
export const socialPicturePath = '/social.png';
export const socialPictureSize = { width: 1200, height: 630 } as const;
