import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_NAMES, LANGUAGES } from '#lib/languages.ts';
import { usePreferences } from '#state/preferences.tsx';
import { Button } from '#ui/button/button.tsx';
import * as styles from './session.css.ts';

/** One button for each language, with its own name. */
export function LanguageSwitch() {
  const { t } = useLingui();
  const { preferences, prefer } = usePreferences();
  return (
    <div className={styles.languages} role="group" aria-label={t`Langue`}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          variant="ghost"
          size="small"
          aria-pressed={preferences.language === language}
          onPress={() => prefer({ language })}
        >
          <span className={styles.language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </span>
        </Button>
      ))}
    </div>
  );
}
