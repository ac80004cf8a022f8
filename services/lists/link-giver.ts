/** The device's ways for a link to leave the page. */
export interface LinkGiver {
  /** Whether the device has a sheet of its own to share by. */
  canShare: boolean;
  /** Rejects where the browser does not let it. */
  copy(link: string): Promise<'copied'>;
  /** 'dismissed' where the shopper closed the sheet. */
  share(link: string): Promise<'shared' | 'dismissed'>;
}

/** Over the browser; both need a page that was pressed. */
export function browserLinkGiver(device: Pick<Navigator, 'clipboard' | 'share'> = navigator): LinkGiver {
  return {
    canShare: 'share' in device,
    async copy(link) {
      await device.clipboard.writeText(link);
      return 'copied';
    },
    async share(link) {
      try {
        await device.share({ url: link });
        return 'shared';
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
        throw error;
      }
    },
  };
}
