import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isBlank } from '#lib/blank.ts';
import type { FinanceKind } from '#domain/finance/rows.ts';
import {
  guessRoles,
  type Header,
  type KnownHeader,
  knownHeader,
  missingRoles,
  type Role,
  rolesOf,
  titlesOf,
} from '#domain/import/columns.ts';
import { NONE } from '#domain/import/lookup.ts';
import type { ImportAnswers } from '#domain/import/questions.ts';
import type { ColumnMapping, ImportLayout } from '#domain/import/read.ts';
import { Button } from '#ui/button/button.tsx';
import type { Choice } from '#ui/list-box/choice.ts';
import { Select } from '#ui/select/select.tsx';
import { clip } from './clip.ts';
import * as styles from './import.css.ts';
import { useRoleWords } from './import-words.ts';

export interface ColumnMapperProps {
  readonly kind: FinanceKind;
  readonly layout: ImportLayout;
  readonly fileName: string;
  /** @param chosen the roles chosen for the titles of the file, to be remembered; `null` without titles */
  readonly onMap: (mapping: ColumnMapping, chosen: KnownHeader | null) => void;
  /** The list of what is remembered. */
  readonly keptChoices: ReactNode;
  readonly onCancel: () => void;
}

const NO_HEADER: Header = { first: 0, count: 0 };

/** Asks for sheet, header row and column roles where the file is ambiguous. */
export function ColumnMapper({ kind, layout, fileName, keptChoices, onMap, onCancel }: ColumnMapperProps) {
  const { t } = useLingui();
  const words = useRoleWords();
  const [{ sheet: at, header, roles }, setMapping] = useState(layout.mapping);
  const sheet = layout.sheets[at];
  if (!sheet) return null;

  const mappingOf = (sheetAt: number, chosen: Header): ColumnMapping => {
    const records = layout.sheets[sheetAt]?.beginning ?? [];
    const width = Math.max(0, ...records.map((record) => record.length));
    const titles = titlesOf(records, chosen, width);
    return { sheet: sheetAt, header: chosen, roles: guessRoles(titles, kind) };
  };
  const width = Math.max(roles.length, ...sheet.beginning.map((record) => record.length));
  const titles = titlesOf(sheet.beginning, header, width);
  const start = header.count === 0 ? 0 : header.first + header.count;
  const samplesOf = (column: number) =>
    sheet.beginning
      .slice(start)
      .flatMap((record) => record[column]?.trim() || [])
      .slice(0, 3);
  const shown = titles
    .map((title, column) => ({ title, column, samples: samplesOf(column) }))
    .filter(({ title, samples }) => title !== '' || samples.length > 0);
  const missing = missingRoles(roles);
  const choices: readonly Choice<Role | 'none'>[] = [
    { id: 'none', label: t`Ne pas lire` },
    ...rolesOf(kind).map((role) => ({ id: role, label: words[role] })),
  ];

  function choose(column: number, role: Role | null): void {
    const next = Array.from({ length: width }, (_, each) => {
      if (each === column) return role;
      return roles[each] === role ? null : (roles[each] ?? null);
    });
    setMapping({ sheet: at, header, roles: next });
  }

  function accept(): void {
    const chosen = knownHeader(titles, roles);
    const answers = answersOf(layout.mapping, { sheet: at, header, roles }, kind);
    onMap({ sheet: at, header, roles, answers }, chosen.titles.length > 0 ? chosen : null);
  }

  const numbered = (line: number, text: string) => t`Ligne ${line} : ${text}`;
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        <Trans>
          Dites ce que contiennent les colonnes de {fileName}. Votre choix est gardé pour les fichiers suivants.
        </Trans>
      </p>
      <div className={styles.fields}>
        {layout.sheets.length > 1 && (
          <div className={styles.field}>
            <Select
              label={t`Feuille`}
              choices={layout.sheets.map(({ name, filled }, index) => ({
                id: String(index),
                label: name,
                hint: filled === 0 ? t`vide` : plural(filled, { one: '# ligne', other: '# lignes' }),
                isDisabled: filled === 0,
              }))}
              value={String(at)}
              onChange={(id) => {
                const chosen = layout.sheets[Number(id)];
                if (chosen)
                  setMapping({
                    ...mappingOf(Number(id), chosen.header),
                    roles: chosen.columns.map(({ role }) => role),
                  });
              }}
            />
          </div>
        )}
        <div className={styles.field}>
          <Select
            label={t`En-tête`}
            choices={[
              { id: 'none', label: t`Aucun : la première ligne compte` },
              ...sheet.beginning.map((record, index) => ({
                id: String(index),
                label: numbered(index + 1, clip(record.filter((cell) => !isBlank(cell)).join(', '))),
              })),
            ]}
            value={header.count === 0 ? 'none' : String(header.first + header.count - 1)}
            onChange={(id) => setMapping(mappingOf(at, id === 'none' ? NO_HEADER : { first: Number(id), count: 1 }))}
          />
        </div>
      </div>
      <ul className={styles.roles} role="list">
        {shown.map(({ title, column, samples }) => (
          <li key={column} className={styles.role}>
            <span>
              <bdi className={styles.roleTitle}>{clip(title) || t`Colonne ${column + 1}`}</bdi>
              <bdi className={styles.samples}>{samples.map((each) => clip(each)).join(' · ')}</bdi>
            </span>
            <Select
              label={clip(title) || t`Colonne ${column + 1}`}
              isLabelHidden
              choices={choices}
              value={roles[column] ?? 'none'}
              onChange={(role) => choose(column, role === 'none' ? null : role)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" isDisabled={missing.length > 0} onPress={accept}>
          <Trans>Lire les lignes</Trans>
        </Button>
        <Button onPress={onCancel}>
          <Trans>Annuler</Trans>
        </Button>
        {missing.length > 0 && (
          <span className={styles.note} role="status">
            <Missing names={missing.map((role) => words[role])} />
          </span>
        )}
        {keptChoices}
      </div>
    </div>
  );
}

/** The answers that a mapping made by hand gives, and those given before that still hold. */
function answersOf(before: ColumnMapping, { sheet, header, roles }: ColumnMapping, kind: FinanceKind): ImportAnswers {
  const known = before.sheet === sheet ? (before.answers ?? {}) : {};
  const counted = roles.flatMap((role, column) => (role === 'quantity' ? [column] : []));
  const isAdded = counted.length > 1;
  const columns = Object.fromEntries(
    rolesOf(kind)
      .filter((role) => !(isAdded && role === 'quantity'))
      .map((role) => {
        const column = roles.indexOf(role);
        return [role, column === NONE ? null : column];
      }),
  );
  const { decimal, wholesalerID, period, hidden } = known;
  const isSame = (role: Role) => before.roles.indexOf(role) === roles.indexOf(role);
  const isDecimalKept = decimal !== undefined && isSame('quantity') && isSame('price');
  return {
    columns,
    header,
    ...(isAdded && { added: counted }),
    ...(isDecimalKept && { decimal }),
    ...(wholesalerID !== undefined && { wholesalerID }),
    ...(period !== undefined && { period }),
    ...(hidden !== undefined && { hidden }),
  };
}

/** « Il manque : Produit, Quantité » */
function Missing({ names }: { readonly names: readonly string[] }) {
  const list = names.join(', ');
  return names.length === 1 ? (
    <Trans>Il manque la colonne : {list}</Trans>
  ) : (
    <Trans>Il manque les colonnes : {list}</Trans>
  );
}
