import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ApiError } from '#api/errors.ts';
import { countAnswers, motivesOf } from '#domain/customers/sonca.ts';
import { relationsOf } from '#domain/customers/relation.ts';
import { href } from '#routes/links.ts';
import { hasRight } from '#domain/access/rights.ts';
import { useQueryParams } from '#state/query-params.ts';
import { Explained } from '#state/explain.tsx';
import { useOutboxView } from '#state/outbox.tsx';
import { useSession } from '#state/session.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page } from '#ui/page/page.tsx';
import { RetryBanner } from '#ui/retry-banner/retry-banner.tsx';
import { LoadingWords, SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { TabLinks } from '#ui/tab-links/tab-links.tsx';
import { usePrinted } from '#ui/use-media/use-printed.ts';
import * as styles from '../card.css.ts';
import type { Kind } from '#domain/customers/kinds.ts';
import { CARD_ROUTES } from '#state/card-routes.ts';
import type { Card } from '../card.types.ts';
import { cardWithWaiting, marksOf } from '../outbox/card-with-waiting.ts';
import { waitingOn } from '../../shared/outbox/card-item.ts';
import { useMayPlan } from '../../shared/use-may-plan.ts';
import { useUndo } from '../../shared/record-editor/undo-line.tsx';
import { CardEditors, useCardEditors } from './card-editors.tsx';
import { CardHeader } from './card-header.tsx';
import { Expectations, LeadedActions } from './periods.tsx';
import { Identity } from './identity.tsx';
import { PaperCard } from './paper-card.tsx';
import { Profile } from './profile.tsx';
import { Relations } from './relations.tsx';
import { Sonca } from './sonca.tsx';
import { useOwnObjective } from './use-own-objective.ts';
import { SinceLastVisit } from './since-last-visit.tsx';
import { WaitingLine } from './waiting.tsx';
import { VisitHistory } from './visit-history.tsx';
import { Visits } from './visits.tsx';

/** The read of a card, as the query gives it. */
interface CardRead {
  readonly data?:
    | {
        readonly data: { readonly readCustomerCardEditDatas: { readonly relationStateList: readonly string[] } | null };
        readonly errors: readonly ApiError[];
      }
    | undefined;
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface CardPageProps {
  readonly kind: Kind;
  readonly customerID: string;
  readonly read: CardRead;
  readonly card: Card | null;
}

const VIEWS = ['summary', 'visits', 'relation', 'expectations', 'actions', 'profile'] as const;
type View = (typeof VIEWS)[number];

const NO_ORDER: readonly string[] = [];

/** Everything known about one customer. The view is in the address. */
export function CardPage({
  kind,
  customerID,
  read: { data, error, isFetching, refetch },
  card: answered,
}: CardPageProps) {
  const { t } = useLingui();
  const { acl } = useSession();
  const [params] = useQueryParams();
  const isPrinted = usePrinted();
  const may = useCardEditors(kind);
  const own = useOwnObjective(customerID);
  const undo = useUndo();
  // A report needs no card: without a network it is written all the same.
  const mayVisit = useMayPlan();
  const items = useOutboxView('unread');
  const waiting = useMemo(() => waitingOn(items, customerID), [items, customerID]);
  const card = useMemo(() => answered && cardWithWaiting(answered, waiting), [answered, waiting]);
  const marks = useMemo(() => marksOf(waiting), [waiting]);
  const failure = error ?? data?.errors[0];
  if (!card) {
    const isMissing = failure ? failure.codes.includes('NOT_FOUND') : data !== undefined;
    const back = (
      <Link variant="standalone" href={href('app_customer_card_dashboard')}>
        <Trans>Tous les clients</Trans>
      </Link>
    );
    return (
      <Page>
        {isMissing ? (
          <MissingState isPage title={<Trans>Ce client n’existe pas</Trans>} actions={back} code={customerID}>
            <Trans>Sa fiche a été retirée, ou elle appartient à une autre agence.</Trans>
          </MissingState>
        ) : failure ? (
          <ErrorState
            isPage
            title={<Trans>La fiche n’a pas pu être lue</Trans>}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            code={failure.key}
            actions={
              <>
                {mayVisit && (
                  <Link variant="standalone" href={href('app_programs_home', {}, { visit: `customer:${customerID}` })}>
                    <Trans>Visiter</Trans>
                  </Link>
                )}
                {back}
              </>
            }
          >
            <Explained error={failure} />
          </ErrorState>
        ) : (
          <SkeletonRows count={8} hasAvatar isTwoLine />
        )}
      </Page>
    );
  }

  const { history, worker } = card;
  const order = data?.data.readCustomerCardEditDatas?.relationStateList ?? NO_ORDER;
  const relations = hasRight('viewRelationshipWithProductAdvancement', acl)
    ? relationsOf(history.MyRelationshipsWithProductAdvancement, order)
    : null;
  const expectations = hasRight('viewCustomerExpectation', acl) ? history.MyCustomerExpectations : null;
  const leaded = hasRight('viewLeadedAction', acl) ? history.MyLeadedActionsReceived : null;
  const motives = worker && motivesOf(worker);
  const sonca = motives && {
    motives,
    answers: countAnswers(motives.flatMap(({ levers }) => levers.map(({ counts }) => counts))),
  };

  const tabs: readonly {
    readonly view: View;
    readonly label: string;
    readonly count?: number;
    readonly isShown: boolean;
  }[] = [
    { view: 'summary', label: t`Synthèse`, isShown: true },
    { view: 'visits', label: t`Visites`, count: history.MyVisitReports.length, isShown: true },
    { view: 'relation', label: t`Relation produits`, count: relations?.length ?? 0, isShown: relations !== null },
    { view: 'expectations', label: t`Attentes`, count: expectations?.length ?? 0, isShown: expectations !== null },
    { view: 'actions', label: t`Actions reçues`, count: leaded?.length ?? 0, isShown: leaded !== null },
    { view: 'profile', label: t`Profil`, isShown: worker !== null },
  ];
  const shown = tabs.filter(({ isShown }) => isShown);
  const view = shown.find((tab) => tab.view === params.get('view'))?.view ?? 'summary';
  const hrefOf = (each: View) =>
    href(CARD_ROUTES[kind], { idCustomer: customerID }, { view: each === 'summary' ? null : each });

  const expecting = { marks, onCreate: may.newExpectation, onEdit: may.editExpectation };
  const acting = { marks, onCreate: may.newAction, onEdit: may.editAction };

  return (
    <Page>
      <CardHeader
        card={card}
        ownObjective={own.objective}
        expectations={expectations ?? []}
        expectationsHref={hrefOf('expectations')}
      />
      {own.isLoading && <LoadingWords />}
      {!isPrinted && undo.line}
      {!isPrinted && <WaitingLine waiting={waiting} />}
      {failure && (
        <RetryBanner
          title={<Trans>La fiche n’est peut-être pas à jour.</Trans>}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <Explained error={failure} />
        </RetryBanner>
      )}
      {own.failure && (
        <RetryBanner
          title={<Trans>Votre objectif pour la prochaine visite n’a pas pu être lu.</Trans>}
          onRetry={() => void own.refetch()}
          isRetrying={own.isFetching}
        >
          <Explained error={own.failure} />
        </RetryBanner>
      )}
      {isPrinted ? (
        <PaperCard {...{ card, relations, order, expectations, leaded, sonca }} />
      ) : (
        <>
          <TabLinks
            label={history.name}
            links={shown.map((tab) => ({
              href: hrefOf(tab.view),
              label: tab.label,
              isCurrent: tab.view === view,
              ...(tab.count !== undefined && { count: tab.count }),
            }))}
          />
          {view === 'summary' && (
            <div className={styles.columns}>
              <div className={styles.column}>
                <Identity card={card} onEdit={may.card} onEditField={may.field} />
                {expectations && (
                  <Expectations
                    expectations={expectations}
                    isCurrentOnly
                    href={hrefOf('expectations')}
                    {...expecting}
                  />
                )}
              </div>
              <div className={styles.column}>
                {relations && (
                  <Relations
                    relations={relations}
                    order={order}
                    marks={marks}
                    href={hrefOf('relation')}
                    onCreate={may.stage}
                  />
                )}
                {sonca && <Sonca {...sonca} href={hrefOf('profile')} />}
              </div>
              <div className={styles.column}>
                <Visits reports={history.MyVisitReports} isLatestOnly href={hrefOf('visits')} />
                {leaded && <LeadedActions actions={leaded} isLatestOnly href={hrefOf('actions')} {...acting} />}
              </div>
            </div>
          )}
          {view === 'visits' && (
            <>
              <SinceLastVisit
                card={card}
                stages={relations?.flatMap(({ stages }) => stages) ?? []}
                expectations={expectations ?? []}
                actions={leaded ?? []}
              />
              <VisitHistory reports={history.MyVisitReports} />
            </>
          )}
          {view === 'relation' && relations && (
            <Relations relations={relations} order={order} marks={marks} hasHistory onCreate={may.stage} />
          )}
          {view === 'expectations' && expectations && <Expectations expectations={expectations} {...expecting} />}
          {view === 'actions' && leaded && <LeadedActions actions={leaded} {...acting} />}
          {view === 'profile' && worker && sonca && (
            <Profile worker={worker} onEdit={may.profile}>
              <Sonca {...sonca} onEdit={may.profile} />
            </Profile>
          )}
        </>
      )}
      <CardEditors card={card} waiting={waiting} onUndoable={undo.onUndoable} />
    </Page>
  );
}
