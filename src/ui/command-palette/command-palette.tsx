import { Trans, useLingui } from '@lingui/react/macro';
import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { hint as hintStyle, optionLabel } from '../list-box/list-box.css.ts';
import * as styles from './command-palette.css.ts';
import { containsEveryWord, groupCommands } from './group-commands.ts';

interface CommandFacts {
  readonly id: string;
  /** A page, a record, or a verb and its object. */
  readonly label: string;
  /** The heading of its group: « Pages », « Clients », « Actions ». */
  readonly group: string;
  /** A place or a role, shown beside the label and searched too. */
  readonly hint?: string;
  readonly icon?: ReactNode;
  /** Additional search words, not shown. */
  readonly keywords?: readonly string[];
}

/** An action, or a page to open. */
export type Command = CommandFacts &
  ({ readonly onAction: () => void; readonly href?: never } | { readonly href: string; readonly onAction?: never });

export interface CommandPaletteProps {
  /** Most useful first. Groups, and commands within a group, keep this order. */
  readonly commands: readonly Command[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Takes what was typed before the input had the focus (`useCommandKeys`). */
  readonly takeTyped?: () => string;
  /** Tells what is typed, for commands that are looked for. */
  readonly onType?: (text: string) => void;
  /** What is still looked for, or could not be, or is left out. */
  readonly status?: ReactNode;
  /** Examples of what can be searched: « Page, client ou action ». */
  readonly placeholder?: string;
}

/**
 * With the role `combobox`, screen readers know that the input controls a list, so the list needs no tab stop of its
 * own. react-aria adds `aria-controls`. This list is always open.
 */
const LEADS_A_LIST = { type: 'text', role: 'combobox', 'aria-expanded': true } as const;

/** Puts text before what an input contains, as typing would have done. */
function writeBefore(input: HTMLInputElement, text: string): void {
  if (text === '') return;
  const typing = { bubbles: true, inputType: 'insertText', data: text };
  const caret = (input.selectionStart ?? 0) + text.length;
  input.dispatchEvent(new InputEvent('beforeinput', typing));
  input.setRangeText(text, 0, 0);
  input.setSelectionRange(caret, caret);
  input.dispatchEvent(new InputEvent('input', typing));
}

/**
 * Searches all pages, records and actions. Arrow keys choose, Enter opens, Escape closes; focus stays in the input. Its
 * shortcut is handled in command-keys.ts, which loads before the palette.
 */
export function CommandPalette({
  commands,
  isOpen,
  onOpenChange,
  takeTyped,
  onType,
  status,
  placeholder,
}: CommandPaletteProps) {
  const { t } = useLingui();
  const { contains } = useFilter({ sensitivity: 'base' });

  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog} aria-label={t`Aller à`}>
          <Autocomplete
            filter={(text, searched) => containsEveryWord(text, searched, contains)}
            {...(onType && { onInputChange: onType })}
          >
            <div className={styles.head}>
              <SearchField
                className={styles.search}
                aria-label={t`Chercher une page ou une action`}
                autoFocus
                // If the input is empty, Escape has nothing to clear, so it closes the palette as it closes any dialog.
                onKeyDown={(event) => {
                  if (event.key === 'Escape' && event.target instanceof HTMLInputElement && event.target.value === '')
                    onOpenChange(false);
                }}
              >
                <Search aria-hidden="true" />
                <Input
                  {...LEADS_A_LIST}
                  className={styles.input}
                  placeholder={placeholder ?? t`Chercher une page ou une action`}
                  onFocus={({ currentTarget }) => {
                    const text = takeTyped?.() ?? '';
                    // It gets the focus while it mounts, before the list is there to follow it.
                    requestAnimationFrame(() => writeBefore(currentTarget, text));
                  }}
                />
              </SearchField>
              {/* For touch screens, where there is neither an Escape key nor a page beside the palette to tap. */}
              <span className={styles.close}>
                <IconButton slot="close" label={t`Fermer`}>
                  <X />
                </IconButton>
              </span>
            </div>
            <ListBox
              className={styles.list}
              aria-label={t`Commandes`}
              items={groupCommands(commands)}
              renderEmptyState={() =>
                status === undefined && (
                  <p className={styles.empty}>
                    <Trans>Rien ne correspond. Essayez un autre mot.</Trans>
                  </p>
                )
              }
            >
              {({ title, commands: ofGroup }) => (
                <ListBoxSection id={title} className={styles.group}>
                  <Header className={styles.groupTitle}>{title}</Header>
                  <Collection items={ofGroup}>
                    {(command) => <CommandRow command={command} onDone={() => onOpenChange(false)} />}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
          <div className={styles.status} role="status">
            {status}
          </div>
          <p className={styles.keys} aria-hidden="true">
            <span className={styles.keyHint}>
              <kbd className={styles.key}>↑ ↓</kbd>
              <Trans>choisir</Trans>
            </span>
            <span className={styles.keyHint}>
              <kbd className={styles.key}>↵</kbd>
              <Trans>ouvrir</Trans>
            </span>
            <span className={styles.keyHint}>
              <kbd className={styles.key}>
                <Trans>Échap</Trans>
              </kbd>
              <Trans>fermer</Trans>
            </span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandRow({ command, onDone }: { readonly command: Command; readonly onDone: () => void }) {
  const { id, label, hint, icon, keywords = [], href, onAction } = command;
  return (
    <ListBoxItem
      id={id}
      textValue={[label, hint, ...keywords].filter(Boolean).join(' ')}
      className={styles.command}
      {...(href !== undefined && { href })}
      onAction={() => {
        // Closes first: the action may open something that takes the focus, which a closing dialog would take back.
        onDone();
        onAction?.();
      }}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <Text slot="label" className={optionLabel}>
        {label}
      </Text>
      {hint !== undefined && (
        <Text slot="description" className={hintStyle}>
          {hint}
        </Text>
      )}
    </ListBoxItem>
  );
}
