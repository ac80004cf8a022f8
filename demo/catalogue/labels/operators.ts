/** Where the food business operators have their seat, by the name and town they are known by. All of them are invented. */
const addresses: Readonly<Record<string, string>> = {
  'Acque Monteliscio S.p.A., L’Aquila': 'Via delle Sorgenti 3, 67100 L’Aquila',
  'Acque Rovella S.p.A., Fiuggi (FR)': 'Via Fonte Rovella 1, 03014 Fiuggi (FR)',
  'Aia Serena Soc. Agricola, Cori (LT)': 'Contrada Aia Serena 7, 04010 Cori (LT)',
  'Avicola San Rullo S.p.A., Anagni (FR)': 'Via San Rullo 22, 03012 Anagni (FR)',
  'Azienda Agricola Torrebuia, Canino (VT)': 'Strada Torrebuia 5, 01011 Canino (VT)',
  'Bimbolù S.p.A., Milano': 'Viale delle Culle 40, 20126 Milano',
  'Birrificio Tor Vergine S.r.l., Roma': 'Via di Tor Vergine 88, 00133 Roma',
  'Biscottificio Nonna Pia S.p.A., Frosinone': 'Via dei Forni 14, 03100 Frosinone',
  'Buonapronta S.p.A., Pomezia (RM)': 'Via della Meccanica 9, 00071 Pomezia (RM)',
  'Cacaoro Cioccolateria S.p.A., Perugia': 'Via del Cacao 18, 06132 Perugia',
  'Cantina Colle Sfinge S.r.l., Frascati (RM)': 'Via Colle Sfinge 2, 00044 Frascati (RM)',
  'Carni Poggio Alto S.r.l., Rieti': 'Via Poggio Alto 31, 02100 Rieti',
  'Caseificio Casale Vento S.r.l., Nepi (VT)': 'Strada Casale Vento 12, 01036 Nepi (VT)',
  'Caseificio Malgaria S.p.A., Cremona': 'Via delle Malghe 60, 26100 Cremona',
  'Conserve Zia Lella S.r.l., Frosinone': 'Via degli Orti 27, 03100 Frosinone',
  'Cremolieta Latticini S.p.A., Bolzano': 'Via dei Pascoli 15, 39100 Bolzano',
  'Croccamattina S.p.A., Parma': 'Strada dei Mulini 44, 43122 Parma',
  'Croccavia S.r.l., Padova': 'Via Croccavia 6, 35127 Padova',
  'Cucina di Vico S.r.l., Ronciglione (VT)': 'Via del Lago 19, 01037 Ronciglione (VT)',
  'Dolcemira S.p.A., Alba (CN)': 'Corso dei Nocciòli 52, 12051 Alba (CN)',
  'Fior di Piana S.r.l., Pavia': 'Via delle Risaie 21, 27100 Pavia',
  'Foglia Quieta S.r.l., Trieste': 'Via del Porto Vecchio 8, 34132 Trieste',
  'Forno Tre Archi S.r.l., Genzano di Roma (RM)': 'Via Tre Archi 4, 00045 Genzano di Roma (RM)',
  'Freddalia S.p.A., Cisterna di Latina (LT)': 'Via del Freddo 70, 04012 Cisterna di Latina (LT)',
  'Frizzalà Bibite S.p.A., Napoli': 'Via delle Bollicine 33, 80146 Napoli',
  'Fruttamia S.p.A., Cesena (FC)': 'Via dei Frutteti 90, 47521 Cesena (FC)',
  'Gassosina S.r.l., Tivoli (RM)': 'Via delle Gassose 11, 00019 Tivoli (RM)',
  'Gelolieto S.p.A., Terni': 'Strada del Gelo 25, 05100 Terni',
  'Geloluce S.p.A., Ferrara': 'Via della Brina 16, 44124 Ferrara',
  'Germoglia S.r.l., Perugia': 'Via dei Germogli 3, 06126 Perugia',
  'Latteria Lattavera S.p.A., Roma': 'Via della Latteria 120, 00155 Roma',
  'Malto Quirino S.p.A., Roma': 'Via del Malto 47, 00159 Roma',
  'Marebuio Pesca S.r.l., Gaeta (LT)': 'Lungomare dei Pescatori 10, 04024 Gaeta (LT)',
  'Molini Farinando S.p.A., Foligno (PG)': 'Via dei Molini 55, 06034 Foligno (PG)',
  'Noccialieta S.r.l., Caprarola (VT)': 'Strada dei Noccioleti 29, 01032 Caprarola (VT)',
  'Norcineria Tre Ghiande S.r.l., Amatrice (RI)': 'Frazione Tre Ghiande 1, 02012 Amatrice (RI)',
  'Olivesca S.p.A., Fara in Sabina (RI)': 'Via degli Olivi 36, 02032 Fara in Sabina (RI)',
  'Onda Corta Ittica S.p.A., Anzio (RM)': 'Molo Onda Corta 5, 00042 Anzio (RM)',
  'Ortocolle Soc. Coop. Agricola, Fondi (LT)': 'Via Ortocolle 80, 04022 Fondi (LT)',
  'Pastificio Corsino S.r.l., Velletri (RM)': 'Via Corsino 13, 00049 Velletri (RM)',
  'Pastificio Sfoglina Mea S.r.l., Bologna': 'Via della Sfoglia 17, 40131 Bologna',
  'Pastificio Trafilona S.p.A., Gragnano (NA)': 'Via dei Pastai 100, 80054 Gragnano (NA)',
  'Pomodoria S.p.A., Aprilia (LT)': 'Via dei Pomodori 64, 04011 Aprilia (LT)',
  'Primapappa S.r.l., Parma': 'Via della Pappa 2, 43126 Parma',
  'Riseria Chiara S.p.A., Vercelli': 'Via della Riseria 38, 13100 Vercelli',
  'Sabo Alimentari S.p.A., Viterbo': 'Via Sabo 26, 01100 Viterbo',
  'Salumificio Bravola S.p.A., Ariccia (RM)': 'Via Bravola 23, 00072 Ariccia (RM)',
  'Semprefrutta S.r.l., Latina': 'Via dei Cocomeri 49, 04100 Latina',
  'Spezieria Lunaria S.r.l., Roma': 'Via delle Spezie 7, 00186 Roma',
  'Spigalta S.p.A., Rieti': 'Via delle Spighe 34, 02100 Rieti',
  'Tenuta Sette Rondini S.r.l., Cerveteri (RM)': 'Via Sette Rondini 9, 00052 Cerveteri (RM)',
  'Tisaneria Lunamia S.r.l., Bolzano': 'Via delle Erbe 28, 39100 Bolzano',
  'Torrefazione Corsara S.p.A., Pomezia (RM)': 'Via dei Corsari 41, 00071 Pomezia (RM)',
  'Torrefazione Zampino S.r.l., Napoli': 'Via della Tostatura 58, 80143 Napoli',
  'Tostello Snack S.p.A., Cassino (FR)': 'Via Tostello 20, 03043 Cassino (FR)',
  'Verdelieve S.p.A., Verona': 'Via delle Verdure 73, 37135 Verona',
};

/**
 * Name and address of who answers for what a food's label says (Reg. UE 1169/2011, art. 8 and 9). Throws RangeError for one
 * nobody wrote an address for.
 */
export function operatorOf(vendor: string): string {
  const address = addresses[vendor];
  if (address === undefined) throw new RangeError(`No address of ${vendor}`);
  return `${vendor.slice(0, vendor.lastIndexOf(', '))}, ${address}`;
}
