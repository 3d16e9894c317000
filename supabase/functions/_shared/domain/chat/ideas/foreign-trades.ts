/** English trade, then how its name begins in the other languages, without accents. */
const words = `
bakery: panader, backer, boulanger, panetter, panific, padari, padeir, konditor, pasteler, pasticcer, patisser, confeitar
hair salon: peluquer, friseur, friseuse, coiffeu, coiffur, parrucchier, cabeleireir, barber, barbier, barbearia, barbiere
flower shop: florist, floricult, fleurist, floreri, fiorist, fioraio, fioraia, blumenladen, blumengeschaft, flores, fiori, fleurs
restaurant: restaur, ristorant, gaststatte, pizzeri, trattori, osteri, cerveceri, churrascar
cafe: cafeteri, cafe, kaffee, caffe, caffetteri, bar
photographer: fotograf, photograph
nail salon: nagelstudio, unas, ongles, unghie, manicur
beauty salon: kosmetik, estetica, estetist, estheti, beaute, belleza, bellezza, beleza, schonheit
massage therapist: masaj, masajist, massag, physiotherap, fisioterap, kinesi
gym: gimnasi, fitness, salle de sport, palestr, academia, entrenador, personal trainer, coach sportif
yoga studio: yoga
dance school: tanzschul, tanzstudio, escuela de danza, ecole de danse, scuola di danza, escola de danca
real estate agent: inmobiliar, immobil, makler, imobiliar, agence immo
gardener: jardiner, gartner, jardini, giardinier, jardineir, vivaio, vivero
dog groomer: peluqueria canina, hundesalon, toiletteu, toelettatur, banho e tosa
veterinarian: veterinar, tierarzt, tierklinik
pet shop: tienda de mascotas, zoohandlung, tierhandlung, animalerie, negozio di animali, pet shop
dentist: dentist, zahnarzt, zahnpraxis, odontolog
plumber: fontaner, plomero, klempner, plombier, idraulic, encanador, canalizador
electrician: electricist, elektriker, electricien, elettricist, eletricist
carpenter: carpinter, tischler, schreiner, menuisier, falegnam, marceneir
lawyer: abogad, anwalt, kanzlei, avocat, avvocat, advogad
tattoo artist: tatua, tattoo, tatou, tatuador
jewelry: joyer, schmuck, bijou, gioiell, joalher, juwelier
clothing store: ropa, kleidung, mode, vetements, abbigliament, roupa, boutique, schuh, zapat, chaussur, scarpe, sapat
bookshop: librer, buchhandlung, librair, libreri, livrari
hotel: hotel, agriturism, pension, gite, pousada, ferienwohnung, posada, albergo
wedding planner: bodas, hochzeit, mariage, matrimoni, nozze, casament
farm shop: hofladen, ferme, fattori, granj, fazend, miel, honig, miele
mechanic: taller, autowerkstatt, kfz, garagist, officina, oficina mecanica
teacher: profesor, lehrer, professeur, insegnant, professor, escuela, schule, ecole, scuola, escola
online shop: tienda, laden, geschaft, commerce, magasin, negozi, loja, onlineshop, negocio
`;

const trades = words
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", starts = ""] = line.split(": ");
    return { name, pattern: new RegExp(`(?<!\\p{L})(?:${starts.split(", ").join("|")})`, "iu") };
  });

/** The English name of the trade that a text in another language names; null if none is known. */
export function tradeInEnglish(text: string): string | null {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  // "Pet shop" is looked for before "shop", and the more exact name of two before the other.
  const found = trades.filter(({ pattern }) => pattern.test(plain));
  return (found.find(({ name }) => name === "dog groomer" || name === "pet shop") ?? found[0])?.name ?? null;
}
