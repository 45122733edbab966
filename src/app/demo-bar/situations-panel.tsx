import { useLingui } from '@lingui/react/macro';
import type { Demo } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import { link } from '#ui/link/link.css.ts';
import * as styles from './demo-bar.css.ts';

/** Links to the prepared states of the demo. */
export function SituationsPanel({
  demo: { situations, config },
}: {
  readonly demo: Pick<Demo, 'situations' | 'config'>;
}) {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  return (
    <ul className={styles.items} aria-label={t`Situations préparées`}>
      {situations.map(({ id, title, description, address }) => (
        <li key={id} className={styles.item}>
          {/* Not a link of the router: it reloads the page, in another world. */}
          <a
            className={link({ variant: 'inline' })}
            href={address}
            {...(id === config.situation && { 'aria-current': 'page' })}
          >
            {title[language]}
          </a>
          <p className={styles.words}>{description[language]}</p>
        </li>
      ))}
    </ul>
  );
}
