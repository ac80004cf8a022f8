/** How dear a line is: a factor on the price of the middle tier. */
export const tiers = { base: 0.84, media: 1, alta: 1.16, bio: 1.32 } as const;

export type Tier = keyof typeof tiers;

/** A brand on the goods of one shelf. */
export type BrandLine = {
  /** Stands for the shop's own brand, with or without its organic line, or names a producer. */
  brand: 'own' | 'own-bio' | { name: string; vendor: string };
  tier: Tier;
  /** Ground of its packs, '#rrggbb'. */
  colour: string;
  /** Colour of a variety that has none of its own. */
  accent?: string;
};

const producer =
  (name: string, vendor: string) =>
  (colour: string, tier: Tier): BrandLine => ({
    brand: { name, vendor },
    tier,
    colour,
  });

/** The shop's own packs are white, or slate where white would not read; the shelf's colour tells them apart. */
export const ownWhite = (accent: string): BrandLine => ({
  brand: 'own',
  tier: 'base',
  colour: '#f3efe6',
  accent,
});

export const ownSlate = (accent: string): BrandLine => ({
  brand: 'own',
  tier: 'base',
  colour: '#3d4247',
  accent,
});

export const ownBio: BrandLine = { brand: 'own-bio', tier: 'bio', colour: '#5c7a3c', accent: '#c9d8a4' };

export const ortocolle = producer('Ortocolle', 'Ortocolle Soc. Coop. Agricola, Fondi (LT)');
export const semprefrutta = producer('Semprefrutta', 'Semprefrutta S.r.l., Latina');
export const noccialieta = producer('Noccialieta', 'Noccialieta S.r.l., Caprarola (VT)');
export const guscioDOro = producer('Guscio d’Oro Sabo', 'Sabo Alimentari S.p.A., Viterbo');
export const poggioAlto = producer('Carni Poggio Alto', 'Carni Poggio Alto S.r.l., Rieti');
export const sanRullo = producer('Avicola San Rullo', 'Avicola San Rullo S.p.A., Anagni (FR)');
export const ondaCorta = producer('Onda Corta', 'Onda Corta Ittica S.p.A., Anzio (RM)');
export const marebuio = producer('Marebuio', 'Marebuio Pesca S.r.l., Gaeta (LT)');
export const ziaLella = producer('Conserve Zia Lella', 'Conserve Zia Lella S.r.l., Frosinone');
export const pomodoria = producer('Pomodoria', 'Pomodoria S.p.A., Aprilia (LT)');
export const torrebuia = producer('Frantoio Torrebuia', 'Azienda Agricola Torrebuia, Canino (VT)');
export const bravola = producer('Salumeria Bravola', 'Salumificio Bravola S.p.A., Ariccia (RM)');
export const treGhiande = producer('Norcineria Tre Ghiande', 'Norcineria Tre Ghiande S.r.l., Amatrice (RI)');
export const malgaria = producer('Malgaria', 'Caseificio Malgaria S.p.A., Cremona');
export const casaleVento = producer('Casale Vento', 'Caseificio Casale Vento S.r.l., Nepi (VT)');
export const lattavera = producer('Lattavera', 'Latteria Lattavera S.p.A., Roma');
export const cremolieta = producer('Cremolieta', 'Cremolieta Latticini S.p.A., Bolzano');
export const cucinaDiVico = producer('Cucina di Vico', 'Cucina di Vico S.r.l., Ronciglione (VT)');
export const buonapronta = producer('Buonapronta', 'Buonapronta S.p.A., Pomezia (RM)');
export const sfoglinaMea = producer('Sfoglina Mea', 'Pastificio Sfoglina Mea S.r.l., Bologna');
export const corsino = producer('Pastaio Corsino', 'Pastificio Corsino S.r.l., Velletri (RM)');
export const verdelieve = producer('Verdelieve', 'Verdelieve S.p.A., Verona');
export const germoglia = producer('Germoglia', 'Germoglia S.r.l., Perugia');
export const aiaSerena = producer('Aia Serena', 'Aia Serena Soc. Agricola, Cori (LT)');
export const treArchi = producer('Fornarella Tre Archi', 'Forno Tre Archi S.r.l., Genzano di Roma (RM)');
export const spigalta = producer('Spigalta', 'Spigalta S.p.A., Rieti');
export const trafilona = producer('Trafilona', 'Pastificio Trafilona S.p.A., Gragnano (NA)');
export const molinello = producer('Molinello Sabo', 'Sabo Alimentari S.p.A., Viterbo');
export const risaia = producer('Risaia Chiara', 'Riseria Chiara S.p.A., Vercelli');
export const fiorDiPiana = producer('Fior di Piana', 'Fior di Piana S.r.l., Pavia');
export const farinando = producer('Farinando', 'Molini Farinando S.p.A., Foligno (PG)');
export const olivesca = producer('Olivesca', 'Olivesca S.p.A., Fara in Sabina (RI)');
export const lunaria = producer('Spezieria Lunaria', 'Spezieria Lunaria S.r.l., Roma');
export const mokaCorsara = producer('Moka Corsara', 'Torrefazione Corsara S.p.A., Pomezia (RM)');
export const zampino = producer('Caffè Zampino', 'Torrefazione Zampino S.r.l., Napoli');
export const lunamia = producer('Tisaneria Lunamia', 'Tisaneria Lunamia S.r.l., Bolzano');
export const fogliaQuieta = producer('Foglia Quieta', 'Foglia Quieta S.r.l., Trieste');
export const dolcemira = producer('Dolcemira', 'Dolcemira S.p.A., Alba (CN)');
export const cacaoro = producer('Cacaoro', 'Cacaoro Cioccolateria S.p.A., Perugia');
export const nonnaPia = producer('Biscò Nonna Pia', 'Biscottificio Nonna Pia S.p.A., Frosinone');
export const croccamattina = producer('Croccamattina', 'Croccamattina S.p.A., Parma');
export const tostello = producer('Tostello', 'Tostello Snack S.p.A., Cassino (FR)');
export const croccavia = producer('Croccavia', 'Croccavia S.r.l., Padova');
export const rovella = producer('Fonte Rovella', 'Acque Rovella S.p.A., Fiuggi (FR)');
export const monteliscio = producer('Acqua Monteliscio', 'Acque Monteliscio S.p.A., L’Aquila');
export const frizzala = producer('Frizzalà', 'Frizzalà Bibite S.p.A., Napoli');
export const gassosina = producer('Gassosina', 'Gassosina S.r.l., Tivoli (RM)');
export const fruttamia = producer('Fruttamia', 'Fruttamia S.p.A., Cesena (FC)');
export const torVergine = producer('Birrificio Tor Vergine', 'Birrificio Tor Vergine S.r.l., Roma');
export const quirino = producer('Malto Quirino', 'Malto Quirino S.p.A., Roma');
export const colleSfinge = producer('Cantina Colle Sfinge', 'Cantina Colle Sfinge S.r.l., Frascati (RM)');
export const vignaTorrebuia = producer('Vigna Torrebuia', 'Azienda Agricola Torrebuia, Canino (VT)');
export const setteRondini = producer('Tenuta Sette Rondini', 'Tenuta Sette Rondini S.r.l., Cerveteri (RM)');
export const distilleriaSfinge = producer(
  'Distilleria Colle Sfinge',
  'Cantina Colle Sfinge S.r.l., Frascati (RM)',
);
export const liquoriLunaria = producer('Liquoreria Lunaria', 'Spezieria Lunaria S.r.l., Roma');
export const freddalia = producer('Freddalia', 'Freddalia S.p.A., Cisterna di Latina (LT)');
export const geloluce = producer('Geloluce', 'Geloluce S.p.A., Ferrara');
export const gelolieto = producer('Gelolieto', 'Gelolieto S.p.A., Terni');
export const bimbolu = producer('Bimbolù', 'Bimbolù S.p.A., Milano');
export const primapappa = producer('Primapappa', 'Primapappa S.r.l., Parma');
export const pannomio = producer('Pannomio', 'Pannomio S.p.A., Pescara');
export const puliluce = producer('Puliluce', 'Puliluce S.p.A., Bergamo');
export const casalinda = producer('Casalinda', 'Casalinda S.r.l., Prato');
export const cartavela = producer('Cartavela', 'Cartiere Vela S.p.A., Lucca');
export const morbido = producer('Morbidò', 'Cartiere Vela S.p.A., Lucca');
export const dermalieve = producer('Dermalieve', 'Dermalieve S.p.A., Lodi');
export const saponella = producer('Saponella', 'Saponella S.r.l., Firenze');
export const capellina = producer('Capellina', 'Capellina S.p.A., Lodi');
export const sericalma = producer('Sericalma', 'Sericalma S.r.l., Como');
export const zampafelice = producer('Zampafelice', 'Zampafelice S.p.A., Mantova');
export const micioro = producer('Micioro', 'Micioro S.p.A., Mantova');
