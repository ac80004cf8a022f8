import type { LiveMessage, InspectionMessage } from './inspection-message.ts';

type Listener = (message: LiveMessage) => void;

/** The pages of a running shop, as they were told of: what is live now, and whoever wants to hear what comes. */
export class LiveShop {
  private readonly pages = new Map<number, Map<number, LiveMessage>>();
  private readonly listeners = new Set<Listener>();
  private opened = 0;

  /** A page of the shop begins to tell. */
  enter(): number {
    this.opened += 1;
    this.pages.set(this.opened, new Map());
    return this.opened;
  }

  hear(page: number, told: InspectionMessage): void {
    const message: LiveMessage = { page, told, at: Date.now() };
    if (told.kind === 'moved') this.pages.get(page)?.set(told.session, message);
    if (told.kind === 'ended') this.pages.get(page)?.delete(told.session);
    this.send(message);
  }

  leave(page: number): void {
    if (this.pages.delete(page)) this.send({ page, told: { kind: 'left' }, at: Date.now() });
  }

  /** Tells the listener where every flow stands now, then whatever happens; answers how to stop. */
  listen(listener: Listener): () => void {
    for (const page of this.pages.values()) for (const message of page.values()) listener(message);
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private send(message: LiveMessage): void {
    for (const listener of this.listeners) listener(message);
  }
}
