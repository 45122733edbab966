import { Trans, useLingui } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#lib/languages.ts';
import { usePreferences } from '#state/preferences.tsx';
import { Button } from '#ui/button/button.tsx';
import { MenuButton, MenuItem, MenuSection } from '#ui/menu-button/menu-button.tsx';

export function LanguageButton() {
  const { t } = useLingui();
  const { preferences, prefer } = usePreferences();
  const current = preferences.language;
  return (
    <MenuButton
      onAction={(language) => {
        if (isLanguage(language)) prefer({ language });
      }}
      trigger={
        <Button variant="ghost" icon={<Languages />} aria-label={t`Langue : ${LANGUAGE_NAMES[current]}`}>
          {current.toUpperCase()}
        </Button>
      }
    >
      <MenuSection title={<Trans>Langue</Trans>} selectionMode="single" selectedKeys={[current]}>
        {LANGUAGES.map((language) => (
          <MenuItem key={language} id={language}>
            {LANGUAGE_NAMES[language]}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuButton>
  );
}
