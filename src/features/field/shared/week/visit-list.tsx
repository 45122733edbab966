import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, CalendarMinus, Ellipsis, GripVertical, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import type { MovingVisit } from '#domain/field/week.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { MenuButton, MenuItem, MenuSection } from '#ui/menu-button/menu-button.tsx';
import { useDayWords } from '../use-day-words.ts';
import type { Week } from './week.ts';
import * as styles from './week.css.ts';

/** What is dragged: no other list of the page takes it in. */
const VISIT = 'application/x-tournee-visit';

export interface ListedVisit extends MovingVisit {
  /** What stands below the name besides the purpose: the practice, or why the visit is suggested. */
  readonly detail: string;
  readonly error?: string | undefined;
}

export interface VisitListProps {
  readonly label: string;
  /** The day; `null` for the tray. */
  readonly date: string | null;
  readonly visits: readonly ListedVisit[];
  readonly week: Week;
  /** Shown in place of an empty list. */
  readonly none: ReactNode;
}

/** Visits of a day, or of the tray: they are dragged, or moved by their menu. */
export function VisitList({ label, date, visits, week, none }: VisitListProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { dragged } = week;
  const drop = (target?: { readonly key: string | number; readonly dropPosition: string }) => {
    if (!dragged) return;
    const others = visits.filter(({ customerID }) => customerID !== dragged.customerID);
    const index = others.findIndex(({ customerID }) => customerID === target?.key);
    if (index === -1) week.onMove(dragged, date);
    else week.onMove(dragged, date, target?.dropPosition === 'after' ? index + 1 : index);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: week.isSaving,
    acceptedDragTypes: [VISIT],
    getItems: (keys) => [...keys].map((key) => ({ [VISIT]: String(key), 'text/plain': week.nameOfID(String(key)) })),
    getAllowedDropOperations: () => ['move'],
    getDropOperation: () => (dragged && week.whyNot(dragged, date) === null ? 'move' : 'cancel'),
    onDragStart: ({ keys }) => week.onDrag(visits.find(({ customerID }) => keys.has(customerID)) ?? null),
    onDragEnd: () => week.onDrag(null),
    onInsert: ({ target }) => drop(target),
    onRootDrop: () => drop(),
    ...(date !== null && { onReorder: ({ target }) => drop(target) }),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator} />,
  });
  return (
    <GridList
      className={styles.list}
      aria-label={label}
      items={visits}
      dependencies={[week, visits]}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles.none}>{none}</p>}
    >
      {(visit) => (
        <GridListItem id={visit.customerID} textValue={week.nameOfID(visit.customerID)} className={styles.row}>
          <div className={styles.rowContent}>
            <Button slot="drag" className={styles.handle}>
              <GripVertical />
            </Button>
            <bdi className={styles.name}>{week.nameOfID(visit.customerID)}</bdi>
            <VisitMenu visit={visit} date={date} place={visits.indexOf(visit)} last={visits.length - 1} week={week} />
            <div className={styles.more}>
              {visit.description !== '' && <span className={styles.detail}>{visit.description}</span>}
              {visit.detail !== '' && <span className={styles.detail}>{visit.detail}</span>}
              {date !== null &&
                week
                  .otherDaysOf(visit.customerID, date)
                  .map((other) => (
                    <span key={other} className={styles.detail}>{t`Aussi ${dayWords.long(other)}`}</span>
                  ))}
              {visit.fixed !== null && (
                <span>
                  <Badge tone="green">{visit.fixed === 'done' ? t`faite` : t`validée`}</Badge>
                </span>
              )}
              {visit.error !== undefined && <span className={styles.fault}>{visit.error}</span>}
            </div>
          </div>
        </GridListItem>
      )}
    </GridList>
  );
}

interface VisitMenuProps {
  readonly visit: ListedVisit;
  readonly date: string | null;
  /** The place of the visit in its list, and that of the last. */
  readonly place: number;
  readonly last: number;
  readonly week: Week;
}

/** All that can be done with a visit, without dragging. */
function VisitMenu({ visit, date, place, last, week }: VisitMenuProps) {
  const { t } = useLingui();
  const dayWords = useDayWords();
  const { customerID, fixed } = visit;
  const name = week.nameOfID(customerID);
  const isLocked = week.whyNot(visit, date) !== null;
  return (
    <MenuButton
      trigger={
        <IconButton size="small" label={t`Modifier la visite à ${name}`} isDisabled={week.isSaving}>
          <Ellipsis />
        </IconButton>
      }
    >
      {date !== null && (
        <>
          <MenuItem
            icon={<ArrowUp />}
            isDisabled={isLocked || place === 0}
            onAction={() => week.onMove(visit, date, place - 1)}
          >
            {t`Monter`}
          </MenuItem>
          <MenuItem
            icon={<ArrowDown />}
            isDisabled={isLocked || place === last}
            onAction={() => week.onMove(visit, date, place + 1)}
          >
            {t`Descendre`}
          </MenuItem>
          {fixed === null && (
            <>
              <MenuItem icon={<PencilLine />} isDisabled={isLocked} onAction={() => week.onDescribe(date, customerID)}>
                {t`Changer l’objectif…`}
              </MenuItem>
              <MenuItem icon={<CalendarMinus />} isDisabled={isLocked} onAction={() => week.onMove(visit, null)}>
                {t`Retirer de ce jour`}
              </MenuItem>
            </>
          )}
        </>
      )}
      <MenuSection title={date === null ? t`Planifier le` : t`Déplacer vers…`}>
        {week.targets
          .filter((target) => target.date !== date)
          .map((target) => {
            const reason = week.whyNot(visit, target.date);
            return (
              <MenuItem
                key={target.date}
                isDisabled={reason !== null}
                hint={
                  reason === null
                    ? t`${plural(target.count, { 0: 'aucune visite', one: '# visite', other: '# visites' })}`
                    : week.whyWords(reason)
                }
                onAction={() => week.onMove(visit, target.date)}
              >
                {dayWords.title(target.date)}
              </MenuItem>
            );
          })}
      </MenuSection>
    </MenuButton>
  );
}
