import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Download, FileCheck2, FileText, FileX2, Upload, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button, DropZone, type DropItem, FileTrigger } from 'react-aria-components';
import { checkFile, type FileRefusal, type FileRules, formatBytes, MAX_FILE_NAME } from '#lib/file-check.ts';
import { shownName } from '#lib/visible-text.ts';
import * as fieldStyles from '../field/field.css.ts';
import { OptionalMark } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { useWrittenLocale } from '../use-written-locale/use-written-locale.ts';
import * as styles from './file-drop.css.ts';
import { listFormat } from '#lib/intl.ts';

/** An accepted file and its upload progress. */
export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Percent from 0 to 100 during the upload; missing before and after it. */
  readonly progress?: number;
}

export interface FileDropProps {
  /** Of the whole field, for the summary of a form. */
  readonly id?: string;
  /** The purpose of the file: « Ventes réelles », « Justificatif ». */
  readonly label: ReactNode;
  /** Marks the field as « facultatif ». Fields without the mark are required. */
  readonly isOptional?: boolean;
  /** The accepted formats and the largest size; see `FILE_RULES`. */
  readonly rules: FileRules;
  /** The accepted files. Without `allowsMultiple` at most one, which a new file replaces. */
  readonly files: readonly DroppedFile[];
  /** Receives files that meet the rules. */
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove?: (id: string) => void;
  readonly allowsMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** The reason why an accepted file is refused after all, because its content is only checked later. */
  readonly refusal?: FileRefusal | null;
  /** Told whether a file stands here refused, which the user can then take away: a form is not sent as if it had been taken. */
  readonly onRefused?: (isRefused: boolean) => void;
  /** Another error, from the form or the server. */
  readonly error?: ReactNode;
}

interface Offered {
  readonly name: string;
  /** `null` if the file was accepted. */
  readonly reason: FileRefusal | null;
}

/**
 * Takes files by drop, paste or file picker. Each file is checked first; refused files are listed with the reason, and
 * the others are accepted.
 */
export function FileDrop({
  id,
  label,
  isOptional = false,
  rules,
  files,
  onAdd,
  onRemove,
  allowsMultiple = false,
  isDisabled = false,
  refusal = null,
  onRefused,
  error,
}: FileDropProps) {
  const { t } = useLingui();
  const labelId = useId();
  const hintId = useId();
  const errorId = useId();
  const [lastOffered, setLastOffered] = useState<readonly Offered[]>([]);
  const chooser = useRef<HTMLButtonElement>(null);
  const isRemoving = useRef(false);
  // The remove button disappears with its file, so focus moves to the button that chooses one.
  useEffect(() => {
    if (isRemoving.current) chooser.current?.focus();
    isRemoving.current = false;
  }, [files.length]);

  function add(offered: readonly File[]): void {
    const wanted = allowsMultiple ? offered : offered.slice(0, 1);
    const checked = wanted.map((file) => ({ file, reason: checkFile(file, rules) }));
    setLastOffered(checked.map(({ file: { name }, reason }) => ({ name: shownName(name), reason })));
    onRefused?.(checked.some(({ reason }) => reason !== null));
    const taken = checked.flatMap(({ file, reason }) => (reason === null ? file : []));
    if (taken.length > 0) onAdd(taken);
  }

  const refused = lastOffered.flatMap(({ name, reason }) => {
    const why = reason ?? refusal;
    return why === null ? [] : { name, reason: why };
  });
  const isTaken = files.length > 0 && !allowsMultiple;
  // A file cannot be replaced during its upload: the upload must be stopped first.
  const isClosed = isDisabled || (isTaken && files.some(({ progress }) => progress !== undefined));
  const zone = files.length > 0 ? styles.slimZone : styles.zone;
  return (
    <div
      id={id}
      className={styles.root}
      {...(error !== undefined && { 'data-invalid': true })}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={[hintId, error !== undefined && errorId].filter(Boolean).join(' ')}
    >
      <span id={labelId} className={styles.label}>
        {label}
        {isOptional && <OptionalMark />}
      </span>
      {files.length > 0 && (
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <TakenFile
              key={file.id}
              file={file}
              {...(onRemove &&
                !isDisabled && {
                  onRemove: () => {
                    isRemoving.current = file.progress === undefined;
                    onRemove(file.id);
                  },
                })}
            />
          ))}
        </ul>
      )}
      <div role="alert" className={styles.files}>
        {refused.map(({ name, reason }) => (
          <div key={name} className={styles.refused}>
            <span className={styles.icon}>
              <FileX2 aria-hidden="true" />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>
                <Trans>{name} refusé</Trans>
              </span>
              <span className={styles.reason}>
                <Reason reason={reason} rules={rules} />
              </span>
            </span>
            {onRefused && (
              <IconButton
                size="small"
                label={t`Retirer ${name}`}
                onPress={() => {
                  setLastOffered(lastOffered.filter((each) => each.name !== name));
                  onRefused(refused.length > 1);
                  chooser.current?.focus();
                }}
              >
                <X />
              </IconButton>
            )}
          </div>
        ))}
      </div>
      <DropZone
        className={zone}
        isDisabled={isClosed}
        aria-label={t`Zone de dépôt`}
        aria-labelledby={labelId}
        onDrop={({ items }) => {
          void filesOf(items).then(add);
        }}
      >
        {({ isDropTarget }) => (
          <>
            <span className={styles.icon}>
              {isDropTarget ? <Download aria-hidden="true" /> : <Upload aria-hidden="true" />}
            </span>
            <span className={styles.words}>
              {isDropTarget ? (
                <span className={styles.over}>
                  <Trans>Lâchez pour ajouter</Trans>
                </span>
              ) : (
                <span className={styles.sentence}>
                  <Sentence
                    {...{ isTaken, allowsMultiple, rules }}
                    ref={chooser}
                    isDisabled={isClosed}
                    onChoose={add}
                  />
                </span>
              )}
              <span id={hintId} className={styles.hint}>
                <Limits rules={rules} />
              </span>
            </span>
          </>
        )}
      </DropZone>
      {error !== undefined && (
        <p id={errorId} className={fieldStyles.error}>
          <CircleAlert className={fieldStyles.errorIcon} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

type ChooserProps = Required<Pick<FileDropProps, 'allowsMultiple' | 'isDisabled' | 'rules'>> & {
  readonly onChoose: (files: readonly File[]) => void;
  readonly ref: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
};

/** The button « choisir un fichier » within the sentence. */
function Chooser({ allowsMultiple, isDisabled, rules: { formats }, onChoose, ref, children }: ChooserProps) {
  const accepted = formats.flatMap(({ extensions, types }) => [
    ...extensions.map((extension) => `.${extension}`),
    ...types,
  ]);
  return (
    <FileTrigger
      acceptedFileTypes={accepted}
      allowsMultiple={allowsMultiple}
      onSelect={(list) => onChoose(Array.from(list ?? []))}
    >
      <Button ref={ref} className={styles.choose} isDisabled={isDisabled}>
        {children}
      </Button>
    </FileTrigger>
  );
}

/** « Déposer ou choisir un fichier » */
function Sentence({ isTaken, ...chooser }: Omit<ChooserProps, 'children'> & { readonly isTaken: boolean }) {
  if (isTaken) {
    return (
      <Trans>
        Déposer ou <Chooser {...chooser}>choisir un autre fichier</Chooser>
      </Trans>
    );
  }
  if (chooser.allowsMultiple) {
    return (
      <Trans>
        Déposer ou <Chooser {...chooser}>choisir des fichiers</Chooser>
      </Trans>
    );
  }
  return (
    <Trans>
      Déposer ou <Chooser {...chooser}>choisir un fichier</Chooser>
    </Trans>
  );
}

function TakenFile({ file, onRemove }: { readonly file: DroppedFile; readonly onRemove?: () => void }) {
  const { t, i18n } = useLingui();
  const locale = useWrittenLocale();
  const { size, progress } = file;
  const name = shownName(file.name);
  return (
    <li className={styles.file}>
      <span className={progress === undefined ? styles.done : styles.icon}>
        {progress === undefined ? <FileCheck2 aria-hidden="true" /> : <FileText aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.figure}>
            {progress === undefined
              ? formatBytes(size, locale)
              : i18n.number(progress / 100, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        </span>
        {progress !== undefined && <ProgressBar isBare label={t`Envoi de ${name}`} value={progress} />}
      </span>
      {onRemove && (
        <IconButton
          size="small"
          label={progress === undefined ? t`Retirer ${name}` : t`Interrompre l’envoi de ${name}`}
          onPress={onRemove}
        >
          <X />
        </IconButton>
      )}
    </li>
  );
}

/** « CSV ou Excel, jusqu’à 5 Mo » */
function Limits({ rules: { formats, maxBytes } }: { readonly rules: FileRules }) {
  const locale = useWrittenLocale();
  const names = listFormat(locale, { type: 'disjunction' }).format(new Set(formats.map((format) => format.label)));
  const limit = formatBytes(maxBytes, locale);
  return (
    <Trans>
      {names}, jusqu’à {limit}
    </Trans>
  );
}

function Reason({ reason, rules }: { readonly reason: FileRefusal; readonly rules: FileRules }) {
  const locale = useWrittenLocale();
  const limit = formatBytes(rules.maxBytes, locale);
  switch (reason) {
    case 'nameMissing':
      return <Trans>Ce fichier n’a pas de nom. Nommez-le, puis déposez-le de nouveau.</Trans>;
    case 'nameTooLong':
      return <Trans>Son nom a plus de {MAX_FILE_NAME} caractères. Raccourcissez-le, puis déposez-le de nouveau.</Trans>;
    case 'formatNotAllowed':
      return <Trans>Format non autorisé</Trans>;
    case 'contentMismatch':
      return <Trans>Son contenu n’est pas celui que son nom annonce.</Trans>;
    default:
      return <Trans>Plus de {limit}. Divisez-le ou allégez-le.</Trans>;
  }
}

/** Ignores dropped items that are not files, such as text. */
async function filesOf(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? item.getFile() : [])));
}
