/** What the device lets the shop do: it cannot show messages, forbids them, was not asked, or allows them. */
export type PushPermission = 'unsupported' | 'blocked' | 'undecided' | 'granted';
