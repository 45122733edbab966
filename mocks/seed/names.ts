import type { Random } from './random.ts';
import type { Sex } from './types.ts';

/** First names and surnames that are common in a country. The people are invented. */
export interface Names {
  readonly M: readonly string[];
  readonly F: readonly string[];
  readonly surnames: readonly string[];
}

export interface PersonName {
  readonly sex: Sex;
  readonly firstName: string;
  readonly surname: string;
}

/** @throws RangeError for a country that the table lacks */
export function namesOf(code: string): Names {
  const names = NAMES[code];
  if (!names) throw new RangeError(`No names for the country ${code}`);
  return names;
}

/** A random name of a country. One surname in four is double, as is common there. */
export function drawName(random: Random, names: Names, sex: Sex): PersonName {
  const surname = random.pick(names.surnames);
  const second = random.boolean(0.25) ? random.pick(names.surnames) : surname;
  return { sex, firstName: random.pick(names[sex]), surname: second === surname ? surname : `${surname} ${second}` };
}

/** Lower case without accents or spaces, as in an e-mail address: `kouassi-amani`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const NAMES: Readonly<Record<string, Names>> = {
  CM: {
    M: words(`Alain Aristide Armel Boris Cédric Christian Cyrille Désiré Didier Emmanuel Ernest Fabrice Franck Gaston
      Guy-Bertrand Hervé Idriss Jean-Calvin Jonas Landry Lionel Martial Moussa Patrice Parfait Rodrigue Romuald
      Simon-Pierre Thierry Valentin`),
    F: words(`Adèle Aïssatou Bertille Carine Chantal Clarisse Édith Estelle Fadimatou Flore Gaëlle Ghislaine Hortense
      Irène Judith Laure Léopoldine Mireille Nadège Odile Pélagie Rachel Raïssa Sandrine Sidonie Solange Sylvie
      Viviane Yolande Zénabou`),
    surnames: words(`Abena Atangana Bello Bilong Bissek Djoumessi Ebongue Ekambi Ekotto Essomba Ewane Fongang Fotso
      Fouda Hamadou Kamdem Kamga Kemajou Kingue Mandeng Mbarga Mbida Mouelle Nana Ndongo Ngassa Ngono Njoya Nkoulou
      Nkodo Noubissi Oumarou Owona Simo Talla Tamo Tchatat Tchoumi Wandji Yombi Zambo`),
  },
  CI: {
    M: words(`Adama Aboubacar Arsène Bakary Blaise Brou Charles Constant Didier Drissa Eugène Fulgence Hamed Hyacinthe
      Ibrahim Jean-Luc Kader Kouamé Laurent Mamadou Marius Modeste Noël Olivier Pacôme Raoul Seydou Sylvain Théodore
      Yao`),
    F: words(`Adjoua Affoué Ahou Akissi Amenan Aminata Annick Awa Béatrice Bintou Brigitte Clémence Delphine Émilie
      Fanta Fatoumata Géraldine Henriette Inès Josiane Kadidia Lucie Mariam Marie-Ange Nadia Prisca Rosine Salimata
      Véronique Viviane`),
    surnames: words(`Achi Adou Aka Amani Assi Atsé Bamba Bédi Bohui Brou Cissé Coulibaly Dago Diarra Diomandé Djédjé
      Dosso Ehui Fofana Gnagne Gnahoré Guéi Kassi Koffi Konan Koné Kouadio Kouassi Kra Koua Lago Méité N’Dri N’Guessan
      Ouattara Sanogo Séri Touré Tanoh Yapi Zadi Zouzou`),
  },
  SN: {
    M: words(`Abdou Aliou Amadou Assane Babacar Bassirou Birame Cheikh Daouda Demba El-Hadji Fallou Gorgui Ibrahima
      Idrissa Ismaïla Khadim Lamine Malick Mamadou Mbaye Modou Moustapha Ndiaga Omar Oumar Pape Saliou Serigne
      Souleymane`),
    F: words(`Adama Aïda Aminata Anta Arame Astou Awa Binta Coumba Dieynaba Fatou Fatoumata Khady Khadidiatou Mame
      Mariama Marième Maty Nafissatou Ndèye Ngoné Oumou Penda Rama Rokhaya Safiétou Seynabou Sokhna Thioro Yacine`),
    surnames: words(`Ba Badiane Bâ Camara Cissé Coly Dia Diagne Diallo Diatta Dieng Diop Diouf Fall Faye Gassama Gning
      Guèye Kane Kébé Lô Mané Mbaye Mbengue Mboup Ndao Ndiaye Ndour Niang Niasse Samb Sané Sarr Seck Sène Sow Sylla
      Sy Thiam Thioune Touré Wade Wane`),
  },
  GA: {
    M: words(`Aimé Alphonse Anicet Armand Blaise Brice Clotaire Davy Dieudonné Edgard Fidèle Firmin Georges Ghislain
      Hugues Jean-Rémy Judicaël Léandre Loïc Maixent Noël Pamphile Patrick Placide Régis Rufin Séraphin Steeve Ulrich
      Wilfried`),
    F: words(`Agathe Alice Annie-Flore Augustine Berthe Blanche Chancelle Diane Doriane Eudoxie Flavie Georgette Hélène
      Honorine Ida Jessica Joséphine Larissa Lydie Marcelle Mélanie Micheline Nicole Olga Paulette Prudence Reine
      Sabine Tatiana Victoire`),
    surnames: words(`Abessolo Akendengué Allogho Andjoua Assoumou Bekale Bibang Bissielo Boussougou Divassa Ekomy Ella
      Engone Essono Etoughe Ibinga Kombila Koumba Lendoye Leyama Mabika Makaya Mapangou Mba Mboumba Meye Mihindou
      Minko Moussavou Mouketou Moundounga Ndong Ngoua Nguema Nziengui Nzamba Obame Ogoula Ondo Oyane Pambo Rapontchombo
      Tsoumou`),
  },
  BF: {
    M: words(`Abdoulaye Adama Alassane Ali Amidou Bernard Boukary Bruno Célestin Daouda Dramane Évariste Gilbert Hamidou
      Hervé Issa Jean-Baptiste Karim Lassané Mahamadi Mathieu Moumouni Noufou Ousmane Pascal Rasmané Sayouba Souleymane
      Wendpanga Yacouba`),
    F: words(`Adjara Aguiratou Aïcha Alimata Assétou Azara Bibata Blandine Clarisse Colette Djénéba Edwige Fati Félicité
      Georgette Habibou Kadiatou Korotimi Lætitia Mamounata Mariam Nathalie Ouédé Pauline Ramata Rasmata Safiatou
      Salamata Téné Zalissa`),
    surnames: words(`Bado Bamogo Bancé Barry Bationo Bonkoungou Compaoré Congo Dabiré Diallo Drabo Gansoré Guiré Ilboudo
      Kaboré Kafando Kéré Kiema Kinda Kologo Konaté Lompo Millogo Nacoulma Nana Nikiéma Ouattara Ouédraogo Ouoba
      Pitroipa Rouamba Sanon Sanou Sawadogo Sidibé Soma Somda Sorgho Tapsoba Tiendrébéogo Traoré Yaméogo Zerbo
      Zongo`),
  },
};

function words(list: string): readonly string[] {
  return list.split(/\s+/);
}
