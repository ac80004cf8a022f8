import type { SeedPost } from '../../../contract/tenant-seed.ts';
import { accessibilita } from './pages/accessibilita.ts';
import { chiSiamo } from './pages/chi-siamo.ts';
import { condizioniDiVendita } from './pages/condizioni-di-vendita.ts';
import { consegnaACasa } from './pages/consegna-a-casa.ts';
import { contatti } from './pages/contatti.ts';
import { domandeFrequenti } from './pages/domande-frequenti.ts';
import { privacy } from './pages/privacy.ts';
import { resiERimborsi } from './pages/resi-e-rimborsi.ts';
import { ritiroInNegozio } from './pages/ritiro-in-negozio.ts';
import { zoneEFasceOrarie } from './pages/zone-e-fasce-orarie.ts';

export const pages: readonly SeedPost[] = [
  consegnaACasa,
  ritiroInNegozio,
  zoneEFasceOrarie,
  condizioniDiVendita,
  privacy,
  accessibilita,
  resiERimborsi,
  chiSiamo,
  domandeFrequenti,
  contatti,
];
