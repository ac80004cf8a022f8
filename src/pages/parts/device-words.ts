import { messages } from '#words/device.po';

/** The words of what is about the device: most visitors never see any of it. */
export const deviceMessages = messages;
