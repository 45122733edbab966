import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { History, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Catalogue } from '#domain/import/lookup.ts';
import type { KnownColumns } from '#domain/import/columns.ts';
import { type KnownNames, NAMED_FIELDS, type NamedField } from '#domain/import/corrections.ts';
import { type NameChange, nameChanges, type WrittenNames } from '#domain/import/memory.ts';
import { plain } from '#domain/import/text.ts';
import { Button } from '#ui/button/button.tsx';
import { ComboBox } from '#ui/combo-box/combo-box.tsx';
import { Dialog, DialogBody, DialogFooter, DialogTrigger } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SearchField } from '#ui/search-field/search-field.tsx';
import { useRoleWords } from './import-words.ts';
import * as styles from './kept-choices.css.ts';

/** From this many choices on, they can be searched. */
const MANY = 8;

export interface KeptChoicesProps {
  readonly catalogue: Catalogue;
  /** All that is remembered, with the choices made in the open file. */
  readonly names: KnownNames;
  readonly columns: KnownColumns;
  readonly written: WrittenNames;
  readonly onChange: (names: readonly NameChange[], columns: KnownColumns) => void;
}

/** The button and the dialog where remembered choices are read, changed and forgotten. */
export function KeptChoices(props: KeptChoicesProps) {
  const { names, columns } = props;
  const count = NAMED_FIELDS.reduce((sum, field) => sum + Object.keys(names[field]).length, columns.length);
  const [isOpen, setOpen] = useState(false);
  // The button stays while the dialog is open, so that focus returns to it.
  if (count === 0 && !isOpen) return null;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="ghost" size="small" icon={<History />}>
        <Plural value={count} one="# choix retenu" other="# choix retenus" />
      </Button>
      <Dialog
        title={<Trans>Choix retenus</Trans>}
        subtitle={
          <Trans>
            Ce que vous avez choisi pour des fichiers de cette agence, et qui vaut pour les suivants. Cet appareil le
            garde.
          </Trans>
        }
        size="large"
      >
        <Choices {...props} count={count} />
      </Dialog>
    </DialogTrigger>
  );
}

type Memory = Pick<KeptChoicesProps, 'names' | 'columns'>;

function Choices({
  catalogue,
  names,
  columns,
  written,
  count,
  onChange,
}: KeptChoicesProps & { readonly count: number }) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const [search, setSearch] = useState('');
  /** What was remembered before each change made here, the last one at the end. */
  const [past, setPast] = useState<readonly Memory[]>([]);
  const [changed, setChanged] = useState<string | null>(null);
  const known = { product: catalogue.products, wholesaler: catalogue.wholesalers };
  const sought = plain(search);
  const matches = (...texts: readonly string[]) => texts.some((text) => plain(text).includes(sought));

  function change(changes: readonly NameChange[], left: KnownColumns = columns): void {
    setPast([...past, { names, columns }]);
    onChange(changes, left);
  }
  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    onChange(nameChanges(names, last.names), last.columns);
  }
  const forgetAll = () =>
    change(
      NAMED_FIELDS.flatMap((field) => Object.keys(names[field]).map((name) => ({ field, name, ID: null }))),
      [],
    );

  const groups = NAMED_FIELDS.map((field) => ({
    field,
    items: Object.entries(names[field])
      .map(([name, ID]) => ({
        name,
        ID,
        text: written[field][name] ?? name,
        meaning: known[field].find((each) => each.ID === ID)?.name ?? null,
      }))
      .filter(({ text, meaning }) => matches(text, meaning ?? ''))
      .toSorted((one, other) => one.text.localeCompare(other.text)),
  }));
  const headers = columns.filter(({ titles }) => matches(...titles));
  const titleOf: Readonly<Record<NamedField, string>> = { product: t`Produits`, wholesaler: t`Grossistes` };
  const isNothingFound = headers.length === 0 && groups.every(({ items }) => items.length === 0);
  return (
    <>
      <DialogBody>
        <div className={styles.stack}>
          {(count > MANY || search !== '') && (
            <SearchField
              label={t`Chercher un choix`}
              placeholder={t`Chercher un choix`}
              value={search}
              onChange={setSearch}
            />
          )}
          {count === 0 && (
            <EmptyState title={<Trans>Aucun choix n’est retenu</Trans>}>
              <Trans>Le prochain fichier sera lu sans vos choix précédents.</Trans>
            </EmptyState>
          )}
          {count > 0 && isNothingFound && (
            <p className={styles.note}>
              <Trans>Aucun choix ne correspond à « {search} ».</Trans>
            </p>
          )}
          {groups.map(
            ({ field, items }) =>
              items.length > 0 && (
                <Group key={field} title={titleOf[field]}>
                  {items.map(({ name, text, meaning }) => {
                    const isChanged = changed === `${field} ${name}`;
                    return (
                      <Item
                        key={name}
                        text={text}
                        meaning={meaning ?? <Trans>n’existe plus dans le catalogue</Trans>}
                        onForget={() => change([{ field, name, ID: null }])}
                        onChange={() => setChanged(isChanged ? null : `${field} ${name}`)}
                      >
                        {isChanged && (
                          <ComboBox
                            label={t`« ${text} » veut dire`}
                            isLabelHidden
                            autoFocus
                            menuTrigger="focus"
                            choices={known[field].map((each) => ({ id: each.ID, label: each.name }))}
                            value={null}
                            onChange={(ID) => {
                              if (ID === null) return;
                              change([{ field, name, ID }]);
                              setChanged(null);
                            }}
                          />
                        )}
                      </Item>
                    );
                  })}
                </Group>
              ),
          )}
          {headers.length > 0 && (
            <Group title={t`Colonnes`}>
              {headers.map((header) => (
                <Item
                  key={header.titles.join('\t')}
                  text={header.titles.join(', ')}
                  meaning={header.titles
                    .flatMap((title, column) => {
                      const role = header.roles[column];
                      return role ? [t`${roleWords[role]} : « ${title} »`] : [];
                    })
                    .join(', ')}
                  onForget={() =>
                    change(
                      [],
                      columns.filter((each) => each !== header),
                    )
                  }
                />
              ))}
            </Group>
          )}
        </div>
      </DialogBody>
      <DialogFooter
        start={
          count > 0 && (
            <Button variant="dangerText" size="large" onPress={forgetAll}>
              <Trans>Tout oublier</Trans>
            </Button>
          )
        }
      >
        {past.length > 0 && (
          <Button variant="ghost" size="large" icon={<Undo2 />} onPress={undo}>
            <Trans>Annuler le dernier changement</Trans>
          </Button>
        )}
        <Button slot="close" variant="primary" size="large">
          <Trans>Fermer</Trans>
        </Button>
      </DialogFooter>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.items} role="list">
        {children}
      </ul>
    </section>
  );
}

interface ItemProps {
  /** As the file writes it. */
  readonly text: string;
  /** What it is read as. */
  readonly meaning: ReactNode;
  readonly onForget: () => void;
  readonly onChange?: () => void;
  /** The choice of another meaning. */
  readonly children?: ReactNode;
}

function Item({ text, meaning, onForget, onChange, children }: ItemProps) {
  const { t } = useLingui();
  return (
    <li className={styles.item}>
      <span className={styles.texts}>
        <bdi className={styles.text}>{text}</bdi>
        <bdi className={styles.note}>{meaning}</bdi>
      </span>
      <span className={styles.acts}>
        {onChange && (
          <Button variant="ghost" size="small" aria-label={t`Changer « ${text} »`} onPress={onChange}>
            {children ? <Trans>Fermer le choix</Trans> : <Trans>Changer</Trans>}
          </Button>
        )}
        <Button variant="ghost" size="small" aria-label={t`Oublier « ${text} »`} onPress={onForget}>
          <Trans>Oublier</Trans>
        </Button>
      </span>
      {children && <div className={styles.picker}>{children}</div>}
    </li>
  );
}
