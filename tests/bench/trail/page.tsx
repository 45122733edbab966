import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { activateLanguage, i18n } from '#app/i18n.ts';
import type { Fix } from '#lib/trail.ts';
import { TrailMap } from '#ui/trail-map/trail-map.tsx';
import '#ui/theme/global.css.ts';

const POINTS = 2_000;
/** 08:00 in Douala. */
const START = 1_795_071_600;

/** A day of winding roads, a point every 18 seconds, the same in every run. */
const fixes = Array.from({ length: POINTS }, (_, index): Fix => ({
  lat: 4.05 + 0.04 * Math.sin(index / 160) + 0.002 * Math.sin(index / 3),
  lng: 9.7 + 0.05 * Math.cos(index / 230) + 0.002 * Math.cos(index / 5),
  at: START + index * 18,
}));

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
root.style.blockSize = '100vh';

await activateLanguage('fr');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <TrailMap label="Carte" fixes={fixes} stops={[]} timeZone="Africa/Douala" />
  </I18nProvider>,
);
