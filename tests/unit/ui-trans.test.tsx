import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const i18n = setupI18n({ locale: 'fr', messages: { fr: {} } });
const shown = (words: ReactNode) => renderToStaticMarkup(<I18nProvider i18n={i18n}>{words}</I18nProvider>);

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Doliprane', 'Doliprane'],
  ['<b>Dolip</b>rane', '&lt;b&gt;Dolip&lt;/b&gt;rane'],
  ['<0>Doliprane</0>', '&lt;0&gt;Doliprane&lt;/0&gt;'],
  ['<0/>', '&lt;0/&gt;'],
  ['a < b', 'a &lt; b'],
])('a value is text in a sentence: %s', (name, text) => {
  const complaint = vi.spyOn(console, 'error');
  expect(
    shown(
      <Trans>
        Le produit <em>{name}</em>, réf. {name}
      </Trans>,
    ),
  ).toBe(`Le produit <em>${text}</em>, réf. ${text}`);
  expect(complaint).not.toHaveBeenCalled();
});
