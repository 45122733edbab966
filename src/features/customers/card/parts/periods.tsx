import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '#domain/people/person-name.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Section } from '#ui/section/section.tsx';
import { WaitingBadge } from '#ui/waiting-badge/waiting-badge.tsx';
import type { Expectation, LeadedAction } from '../card.types.ts';
import { useDays } from '../../shared/use-days.ts';
import * as styles from '../card.css.ts';
import { isOnServer, type Marks } from '../outbox/card-with-waiting.ts';
import { EditedHere, useFieldEditor } from './edited-here.tsx';
import { PERIOD } from './period-part.ts';

/** Opens a record whole, or with one of its fields alone. */
type OnEditPeriod = (ID: string, only?: string) => void;

interface PeriodListProps<Record extends Expectation | LeadedAction> {
  readonly title: ReactNode;
  readonly records: readonly Record[];
  readonly count: number;
  readonly empty: ReactNode;
  readonly href: string | undefined;
  readonly marks: Marks | undefined;
  readonly create: { readonly label: string; readonly onPress: (() => void) | undefined };
  readonly edit: { readonly label: string; readonly onPress: OnEditPeriod | undefined };
  /** The texts of a record, by their names in the API; what is only read has `isRead`. */
  readonly fieldsOf: (record: Record) => readonly {
    readonly id: string;
    readonly term: string;
    readonly value: string | null;
    readonly isRead?: boolean;
  }[];
}

/** Records of periods, the current ones marked. */
function PeriodList<Record extends Expectation | LeadedAction>({
  title,
  records,
  count,
  empty,
  href,
  marks,
  create,
  edit,
  fieldsOf,
}: PeriodListProps<Record>) {
  const { t } = useLingui();
  const { period, isCurrent } = useDays();
  const editField = useFieldEditor(edit.onPress);
  return (
    <Section
      title={title}
      actions={
        <div className={styles.sectionActions}>
          {href !== undefined && count > records.length && (
            <Link variant="standalone" href={href}>
              <Trans>Tout voir</Trans>
            </Link>
          )}
          {create.onPress && (
            <IconButton size="small" label={create.label} onPress={create.onPress}>
              <Plus />
            </IconButton>
          )}
        </div>
      }
    >
      {records.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul role="list" className={styles.periods}>
          {records.map((record) => (
            <li key={record.ID} className={styles.period}>
              <div className={styles.periodLine}>
                <span className={styles.figures}>{period(record.periodStart, record.periodEnd)}</span>
                {isCurrent(record.periodStart, record.periodEnd) && (
                  <Badge tone="accent">
                    <Trans>en cours</Trans>
                  </Badge>
                )}
                <WaitingBadge state={marks?.get(record.ID)} />
                {isOnServer(record) && edit.onPress && (
                  <span className={styles.edit}>
                    <IconButton
                      size="small"
                      label={
                        editField
                          ? t`Modifier\u00A0: période, ${period(record.periodStart, record.periodEnd)}`
                          : `${edit.label}, ${period(record.periodStart, record.periodEnd)}`
                      }
                      onPress={() => edit.onPress?.(record.ID, editField && PERIOD)}
                    >
                      <Pencil />
                    </IconButton>
                  </span>
                )}
              </div>
              <DescriptionList
                items={fieldsOf(record)
                  .filter(({ value, isRead }) => value || (editField && isOnServer(record) && !isRead))
                  .map(({ id, term, value, isRead }) => ({
                    id,
                    term,
                    value: (
                      <EditedHere
                        term={term}
                        onEdit={
                          isRead || !isOnServer(record) ? undefined : editField && (() => editField(record.ID, id))
                        }
                      >
                        {value}
                      </EditedHere>
                    ),
                  }))}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export interface ExpectationsProps {
  readonly expectations: readonly Expectation[];
  readonly isCurrentOnly?: boolean;
  readonly href?: string;
  readonly marks?: Marks;
  readonly onCreate: (() => void) | undefined;
  readonly onEdit: OnEditPeriod | undefined;
}

/** What the customer expects. */
export function Expectations({
  expectations,
  isCurrentOnly = false,
  href,
  marks,
  onCreate,
  onEdit,
}: ExpectationsProps) {
  const { t } = useLingui();
  const { isCurrent } = useDays();
  const shown = expectations.filter(
    ({ periodStart, periodEnd }) => !isCurrentOnly || isCurrent(periodStart, periodEnd),
  );
  return (
    <PeriodList
      title={isCurrentOnly ? <Trans>Attentes en cours</Trans> : <Trans>Attentes</Trans>}
      records={shown}
      count={expectations.length}
      empty={isCurrentOnly ? <Trans>Aucune attente en cours</Trans> : <Trans>Aucune attente notée</Trans>}
      href={href}
      marks={marks}
      create={{ label: t`Nouvelle attente`, onPress: onCreate }}
      edit={{ label: t`Modifier l’attente`, onPress: onEdit }}
      fieldsOf={({ toBeImproved, expectedProducts }) => [
        { id: 'toBeImproved', term: t`À améliorer`, value: toBeImproved },
        { id: 'expectedProducts', term: t`Produits attendus`, value: expectedProducts },
      ]}
    />
  );
}

/** How many actions the summary shows. */
const LATEST = 3;

export interface LeadedActionsProps {
  readonly actions: readonly LeadedAction[];
  readonly isLatestOnly?: boolean;
  readonly href?: string;
  readonly marks?: Marks;
  readonly onCreate: (() => void) | undefined;
  readonly onEdit: OnEditPeriod | undefined;
}

/** What was done for the customer. */
export function LeadedActions({ actions, isLatestOnly = false, href, marks, onCreate, onEdit }: LeadedActionsProps) {
  const { t } = useLingui();
  return (
    <PeriodList
      title={<Trans>Actions reçues</Trans>}
      records={isLatestOnly ? actions.slice(0, LATEST) : actions}
      count={actions.length}
      empty={<Trans>Aucune action reçue</Trans>}
      href={href}
      marks={marks}
      create={{ label: t`Nouvelle action`, onPress: onCreate }}
      edit={{ label: t`Modifier l’action`, onPress: onEdit }}
      fieldsOf={({ requests, actionMaterials, actionHumanRelations, actionFinancial, CreatedBy }) => [
        { id: 'requests', term: t`Demande`, value: requests },
        { id: 'actionMaterials', term: t`Matériel`, value: actionMaterials },
        { id: 'actionHumanRelations', term: t`Relation`, value: actionHumanRelations },
        { id: 'actionFinancial', term: t`Financier`, value: actionFinancial },
        { id: 'by', term: t`Notée par`, value: fullName(CreatedBy), isRead: true },
      ]}
    />
  );
}
