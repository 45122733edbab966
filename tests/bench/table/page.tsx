import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, i18n } from '#app/i18n.ts';
import { BulletBar } from '#ui/bullet-bar/bullet-bar.tsx';
import { type DataColumn, DataTable } from '#ui/data-table/data-table.tsx';
import '#ui/theme/global.css.ts';

const ROWS = 20_000;

interface Customer {
  readonly id: string;
  readonly name: string;
  readonly specialty: string;
  readonly city: string;
  readonly visits: number;
  readonly rate: number;
}

const SPECIALTIES = ['Pédiatre', 'Gynécologue', 'Cardiologue', 'Généraliste', 'Officine'] as const;
const CITIES = ['Akwa', 'Bonanjo', 'Deïdo', 'Makepe', 'New Bell', 'Bali', 'Bassa'] as const;

/** Spread without chance: every run draws the same. */
const rows = Array.from({ length: ROWS }, (_, index): Customer => {
  const number = (index * 7919) % ROWS;
  return {
    id: String(index),
    name: `Dr Élise Ngo Bassa ${number}`,
    specialty: SPECIALTIES[number % SPECIALTIES.length] ?? '',
    city: CITIES[number % CITIES.length] ?? '',
    visits: number * 31,
    rate: number % 120,
  };
});

const columns: readonly DataColumn<Customer>[] = [
  { id: 'name', header: 'Client', cell: ({ name }) => name, sort: ({ name }) => name, width: '2fr', isRowHeader: true },
  { id: 'specialty', header: 'Spécialité', cell: ({ specialty }) => specialty, sort: ({ specialty }) => specialty },
  { id: 'city', header: 'Ville', cell: ({ city }) => city, sort: ({ city }) => city },
  {
    id: 'visits',
    header: 'Visites',
    cell: ({ visits }) => visits,
    sort: ({ visits }) => visits,
    align: 'end',
    width: 96,
  },
  {
    id: 'rate',
    header: 'Atteinte',
    cell: ({ rate }) => <BulletBar value={rate} />,
    sort: ({ rate }) => rate,
    width: 184,
  },
];

await activateLanguage('fr');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
performance.mark('open');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <DataTable
      label="Clients"
      columns={columns}
      rows={rows}
      getKey={({ id }) => id}
      getText={({ name }) => name}
      defaultSort={{ column: 'visits', direction: 'descending' }}
      selected={new Set()}
      card={({ name, city }) => ({ title: name, detail: city })}
      height="100dvh"
      isEdgeToEdge
    />
  </I18nProvider>,
);
