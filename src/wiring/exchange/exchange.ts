import { createActor } from 'xstate';
import { exchangeActors } from '../../../machines/exchange/exchange.actors.ts';
import { exchangeLogic } from '../../../machines/exchange/exchange.logic.ts';
import type { ShopServices } from '../../../services/shop-services.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface ExchangeDependencies {
  services: () => Promise<ShopServices>;
  shop: WiredShop;
}

/** Starts the flow of exchanged products, which hears of what is taken back on any page. */
export function openExchange({ services, shop }: ExchangeDependencies) {
  const exchange = createActor(exchangeLogic.provide({ actors: exchangeActors({ services }) }));
  shop.connect(exchange);
  return { flows: { exchange: exchange.start() } };
}
