import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { Demo } from '#demo/demo.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#lib/languages.ts';
import { Button } from '#ui/button/button.tsx';
import { link } from '#ui/link/link.css.ts';
import * as styles from '../demo-bar.css.ts';

type Problem = NonNullable<Awaited<ReturnType<Demo['openReplay']>>>;

const PROBLEMS: Readonly<Record<Problem['kind'], MessageDescriptor>> = {
  notJson: msg`Ce fichier n’est pas un rejeu : il n’est pas lisible.`,
  foreign: msg`Ce fichier n’est pas un rejeu de la démonstration.`,
  incomplete: msg`Ce rejeu n’est pas entier : son titre, son adresse ou ses étapes manquent.`,
  version: msg`Ce rejeu vient d’une autre version de la démonstration.`,
  step: msg`Une étape de ce rejeu est illisible.`,
  notKept: msg`Ce navigateur refuse de garder ce rejeu, ou n’a plus de place : il ne peut pas être joué ici. Le fichier est intact.`,
};

export interface ReplayPanelProps {
  readonly demo: Pick<Demo, 'replays' | 'openReplay'>;
  readonly onRecord: () => void;
}

/** Plays built-in replays and replay files, and starts a recording. */
export function ReplayPanel({ demo: { replays, openReplay }, onRecord }: ReplayPanelProps) {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  const [problem, setProblem] = useState<Problem | null>(null);

  async function open(file: File) {
    setProblem(await openReplay(await file.text()));
  }

  return (
    <div className={styles.controls}>
      <h3 className={styles.heading}>
        <Trans>Parcours</Trans>
      </h3>
      <p className={styles.words}>
        <Trans>
          Un parcours se joue seul, avec ses légendes, dans un monde à part : votre travail reste comme il est. Un
          enregistrement part de ce qui est à l’écran, votre travail compris.
        </Trans>
      </p>
      <p className={styles.notice} role="status">
        {problem && t(PROBLEMS[problem.kind])}
      </p>
      <div className={styles.row}>
        <FileTrigger
          acceptedFileTypes={['application/json', '.json']}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) void open(file);
          }}
        >
          <Button>
            <Trans>Jouer un fichier…</Trans>
          </Button>
        </FileTrigger>
        <Button onPress={onRecord}>
          <Trans>Enregistrer un parcours</Trans>
        </Button>
      </div>
      <ul className={styles.items} aria-label={t`Parcours`}>
        {replays.map(({ id, title, address }) => (
          <li key={id}>
            <a className={link({ variant: 'inline' })} href={address[language]}>
              {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
