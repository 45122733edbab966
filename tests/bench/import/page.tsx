import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, i18n, withWords } from '#app/i18n.ts';
import { ImportPanel } from '#features/finance/entry/import/import-panel.tsx';
import { Page } from '#ui/page/page.tsx';
import '#ui/theme/global.css.ts';
import { BENCH_PRODUCTS, BENCH_WHOLESALERS } from './catalogue.ts';

await activateLanguage('fr');
await withWords('src/features/finance', withWords('src/app/shell', Promise.resolve()));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <Page>
      <ImportPanel
        kind="trends"
        period="2026-11-16"
        periodWords="semaine 47"
        readHistory={() => Promise.resolve({ periods: [] })}
        products={BENCH_PRODUCTS}
        wholesalers={BENCH_WHOLESALERS}
        draft="bench"
        owner="bench cm"
        onDone={() => {}}
        onCancel={() => {}}
      />
    </Page>
  </I18nProvider>,
);
