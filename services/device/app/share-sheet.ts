/** The plugin `Share` of the mobile shell. */
export interface SharePlugin {
  /** Rejects with this message where the shopper closed the sheet. */
  share(shared: { url: string }): Promise<unknown>;
}

const dismissed = 'Share canceled';

/** The phone's sheet as a browser's `navigator.share`, which web views lack. */
export const shareSheet =
  (plugin: SharePlugin) =>
  async ({ url = '' }: ShareData = {}): Promise<void> => {
    try {
      await plugin.share({ url });
    } catch (error) {
      if (error instanceof Error && error.message === dismissed)
        throw new DOMException(dismissed, 'AbortError');
      throw error;
    }
  };
