import type { AgencyRecord } from './types.ts';

type Area = readonly [name: string, lat: number, lon: number];

interface CityPlan {
  readonly name: string;
  readonly at: readonly [lat: number, lon: number];
  /** Share of the agency's customers, in per cent. */
  readonly weight: number;
  readonly areas: readonly Area[];
}

/** Fixed facts about a country, from which its agency is generated. */
export interface Country {
  readonly agency: AgencyRecord;
  /** Two letters, as in the authorisation number `AMM-CM-2024-00417`. */
  readonly code: string;
  /** Hours ahead of UTC, all year round. */
  readonly utcOffset: number;
  /** Feminine, to agree with "nationalité". */
  readonly nationality: string;
  /** Pattern of phone numbers. No number of these countries begins with `00`, so that no real phone can ring. */
  readonly phone: string;
  /** Prices to the pharmacy and to the patient, as multiples of the ex-manufacturer price (PGHT). */
  readonly ratios: { readonly cession: number; readonly public: number };
  /** Territories that work groups are named after. */
  readonly regions: readonly string[];
  readonly wholesalers: readonly string[];
  readonly cities: readonly CityPlan[];
}

/**
 * The five countries with their agencies; the personas belong to the first.
 * Price ratios of Senegal and Burkina Faso are real, the others are close to them. Coordinates are real.
 */
export const COUNTRIES: readonly Country[] = [
  {
    agency: { idAgency: 'cm', name: 'Douala', country: 'Cameroun', currency: 'XAF', timeZone: 'Africa/Douala' },
    code: 'CM',
    utcOffset: 1,
    nationality: 'Camerounaise',
    phone: '+237 6 00 ## ## ##',
    ratios: { cession: 1.38, public: 1.87 },
    regions: ['Littoral', 'Centre', 'Ouest', 'Nord', 'Wouri'],
    wholesalers: ['Littoral Médicaments', 'Répartis Cameroun'],
    cities: [
      {
        name: 'Douala',
        at: [4.0511, 9.7679],
        weight: 52,
        areas: [
          ['Akwa', 4.0503, 9.6987],
          ['Bonanjo', 4.0404, 9.6893],
          ['Bali', 4.0361, 9.6972],
          ['Deïdo', 4.0653, 9.7085],
          ['Bonapriso', 4.0262, 9.6961],
          ['New Bell', 4.0334, 9.7092],
          ['Makepe', 4.0786, 9.7519],
          ['Bassa', 4.0438, 9.7477],
          ['Cité des Palmiers', 4.0617, 9.7604],
          ['Bonamoussadi', 4.0889, 9.7418],
          ['Ndokoti', 4.0455, 9.7371],
          ['Logbessou', 4.0982, 9.7803],
        ],
      },
      {
        name: 'Yaoundé',
        at: [3.848, 11.5021],
        weight: 34,
        areas: [
          ['Bastos', 3.8928, 11.5107],
          ['Mvog-Mbi', 3.8521, 11.5254],
          ['Essos', 3.8736, 11.5418],
          ['Mokolo', 3.8722, 11.5013],
          ['Biyem-Assi', 3.8357, 11.4849],
          ['Nlongkak', 3.8804, 11.5188],
          ['Emana', 3.9172, 11.5203],
          ['Mendong', 3.8331, 11.4652],
          ['Nsam', 3.8289, 11.5081],
        ],
      },
      {
        name: 'Bafoussam',
        at: [5.4778, 10.4176],
        weight: 8,
        areas: [
          ['Tamdja', 5.4731, 10.4152],
          ['Djeleng', 5.4803, 10.4229],
          ['Banengo', 5.4662, 10.4081],
          ['Kamkop', 5.4888, 10.4063],
        ],
      },
      {
        name: 'Garoua',
        at: [9.3014, 13.3977],
        weight: 6,
        areas: [
          ['Plateau', 9.3061, 13.4012],
          ['Roumdé Adjia', 9.3108, 13.3884],
          ['Poumpoumré', 9.3021, 13.4097],
          ['Yelwa', 9.2987, 13.3856],
        ],
      },
    ],
  },
  {
    agency: { idAgency: 'ci', name: 'Abidjan', country: 'Côte d’Ivoire', currency: 'XOF', timeZone: 'Africa/Abidjan' },
    code: 'CI',
    utcOffset: 0,
    nationality: 'Ivoirienne',
    phone: '+225 00 ## ## ## ##',
    ratios: { cession: 1.36, public: 1.89 },
    regions: ['Abidjan Nord', 'Abidjan Sud', 'Bandama'],
    wholesalers: ['Répartis Lagunes', 'Savane Distribution'],
    cities: [
      {
        name: 'Abidjan',
        at: [5.36, -4.0083],
        weight: 72,
        areas: [
          ['Plateau', 5.3231, -4.0193],
          ['Cocody', 5.3549, -3.9871],
          ['Marcory', 5.3022, -3.9817],
          ['Treichville', 5.2958, -4.0089],
          ['Yopougon', 5.3372, -4.0879],
          ['Adjamé', 5.3541, -4.0268],
          ['Abobo', 5.4179, -4.0202],
          ['Koumassi', 5.2983, -3.9521],
          ['Riviera', 5.3602, -3.9564],
          ['Deux-Plateaux', 5.3708, -3.9952],
          ['Angré', 5.3991, -3.9888],
        ],
      },
      {
        name: 'Bouaké',
        at: [7.6939, -5.0303],
        weight: 18,
        areas: [
          ['Commerce', 7.6902, -5.0301],
          ['Dar-es-Salam', 7.7048, -5.0392],
          ['Nimbo', 7.6781, -5.0388],
          ['Belleville', 7.7079, -5.0253],
        ],
      },
      {
        name: 'Yamoussoukro',
        at: [6.8276, -5.2893],
        weight: 10,
        areas: [
          ['Habitat', 6.8233, -5.2762],
          ['Dioulakro', 6.8188, -5.2731],
          ['Morofé', 6.8421, -5.2668],
        ],
      },
    ],
  },
  {
    agency: { idAgency: 'sn', name: 'Dakar', country: 'Sénégal', currency: 'XOF', timeZone: 'Africa/Dakar' },
    code: 'SN',
    utcOffset: 0,
    nationality: 'Sénégalaise',
    phone: '+221 00 ### ## ##',
    ratios: { cession: 1.354, public: 1.905 },
    regions: ['Dakar Plateau', 'Dakar Banlieue', 'Thiès et Nord'],
    wholesalers: ['Répartis Sénégal', 'Teranga Médicaments'],
    cities: [
      {
        name: 'Dakar',
        at: [14.6937, -17.4441],
        weight: 74,
        areas: [
          ['Plateau', 14.6692, -17.4381],
          ['Médina', 14.6831, -17.4479],
          ['Fann', 14.6903, -17.4622],
          ['Point E', 14.6958, -17.4598],
          ['Mermoz', 14.7088, -17.4721],
          ['Ouakam', 14.7243, -17.4882],
          ['Yoff', 14.7533, -17.4688],
          ['Grand Yoff', 14.7369, -17.4503],
          ['Parcelles Assainies', 14.7581, -17.4412],
          ['Liberté 6', 14.7278, -17.4593],
          ['Pikine', 14.7552, -17.3961],
          ['Guédiawaye', 14.7721, -17.3979],
        ],
      },
      {
        name: 'Thiès',
        at: [14.791, -16.9359],
        weight: 17,
        areas: [
          ['Escale', 14.7928, -16.9263],
          ['Randoulène', 14.7862, -16.9331],
          ['Médina Fall', 14.7819, -16.9212],
        ],
      },
      {
        name: 'Saint-Louis',
        at: [16.0326, -16.4818],
        weight: 9,
        areas: [
          ['Sor', 16.0238, -16.4861],
          ['Ndiolofène', 16.0192, -16.4838],
          ['Sanar', 16.0631, -16.4243],
        ],
      },
    ],
  },
  {
    agency: { idAgency: 'ga', name: 'Libreville', country: 'Gabon', currency: 'XAF', timeZone: 'Africa/Libreville' },
    code: 'GA',
    utcOffset: 1,
    nationality: 'Gabonaise',
    phone: '+241 00 ## ## ##',
    ratios: { cession: 1.42, public: 1.93 },
    regions: ['Estuaire', 'Libreville Sud', 'Ogooué'],
    wholesalers: ['Répartis Estuaire'],
    cities: [
      {
        name: 'Libreville',
        at: [0.4162, 9.4673],
        weight: 80,
        areas: [
          ['Louis', 0.4079, 9.4482],
          ['Glass', 0.3791, 9.4563],
          ['Nombakélé', 0.3903, 9.4602],
          ['Akébé', 0.3881, 9.4719],
          ['Nzeng-Ayong', 0.4172, 9.4928],
          ['Charbonnages', 0.4288, 9.4489],
          ['Oloumi', 0.3722, 9.4681],
          ['Lalala', 0.3593, 9.4751],
          ['Owendo', 0.3012, 9.5043],
        ],
      },
      {
        name: 'Port-Gentil',
        at: [-0.7193, 8.7815],
        weight: 20,
        areas: [
          ['Grand Village', -0.7179, 8.7821],
          ['Balise', -0.7348, 8.7802],
          ['Matanda', -0.7431, 8.7763],
        ],
      },
    ],
  },
  {
    agency: {
      idAgency: 'bf',
      name: 'Ouagadougou',
      country: 'Burkina Faso',
      currency: 'XOF',
      timeZone: 'Africa/Ouagadougou',
    },
    code: 'BF',
    utcOffset: 0,
    nationality: 'Burkinabè',
    phone: '+226 00 ## ## ##',
    ratios: { cession: 1.4, public: 1.848 },
    regions: ['Kadiogo Nord', 'Kadiogo Sud', 'Hauts-Bassins'],
    wholesalers: ['Savane Distribution Faso', 'Répartis Faso'],
    cities: [
      {
        name: 'Ouagadougou',
        at: [12.3714, -1.5197],
        weight: 72,
        areas: [
          ['Koulouba', 12.3691, -1.5172],
          ['Gounghin', 12.3609, -1.5508],
          ['Dapoya', 12.3828, -1.5231],
          ['Zogona', 12.3779, -1.4962],
          ['Tampouy', 12.4061, -1.5529],
          ['Ouaga 2000', 12.3082, -1.4971],
          ['Patte d’Oie', 12.3288, -1.5193],
          ['Somgandé', 12.4079, -1.4882],
          ['Wemtenga', 12.3662, -1.4919],
          ['Pissy', 12.3411, -1.5718],
          ['Cissin', 12.3352, -1.5379],
        ],
      },
      {
        name: 'Bobo-Dioulasso',
        at: [11.1771, -4.2979],
        weight: 28,
        areas: [
          ['Dioulassoba', 11.1788, -4.2951],
          ['Sarfalao', 11.1502, -4.2819],
          ['Accart-Ville', 11.1899, -4.2932],
          ['Lafiabougou', 11.1878, -4.3158],
        ],
      },
    ],
  },
];
