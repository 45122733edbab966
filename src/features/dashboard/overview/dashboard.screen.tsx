import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight } from '#domain/access/rights.ts';
import { CUSTOMER_READERS } from '#domain/access/roles.ts';
import { seesVisits } from '#domain/field/counted-visits.ts';
import { LONGEST } from '#domain/supervision/range.ts';
import { monthOf } from '#lib/date-ranges.ts';
import { useShownLocation } from '#state/location.ts';
import { useQueryParams } from '#state/query-params.ts';
import { useSession } from '#state/session.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { DateRangePicker } from '#ui/date-range-picker/date-range-picker.tsx';
import { usePeriodPresets } from '#ui/date-range-picker/use-period-presets.ts';
import { Later } from '#ui/later/later.tsx';
import { Link } from '#ui/link/link.tsx';
import { MissingState } from '#ui/missing-state/missing-state.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QuotaPage } from './quotas/quota-page.tsx';
import * as styles from './dashboard.css.ts';
import { ActivityPanel } from './parts/activity-panel.tsx';
import { ClosedDialog } from './parts/closed-dialog.tsx';
import { EndingDialog } from './parts/ending-dialog.tsx';
import { Lead } from './parts/lead.tsx';
import { PeopleDialog } from './parts/people-dialog.tsx';
import { PrintedBy } from './parts/printed-by.tsx';
import { ProductsPanel } from './parts/products-panel.tsx';
import { ProgressPanel } from './parts/progress-panel.tsx';
import { QuotaPanel } from './parts/quota-panel.tsx';
import { SalesPanel } from './parts/sales-panel.tsx';
import { TopPanel } from './parts/top-panel.tsx';
import { PEOPLE, UNSEEN } from './use-addresses.ts';
import { useRange } from './use-range.ts';

/** Values of `?view=`. */
const QUOTAS = 'quotas';

/** What matters in a range of days, then the figures behind it; or the quotas of the last weeks. */
export default function DashboardScreen() {
  const [params] = useQueryParams();
  const { acl } = useSession();
  const hasPanorama = hasRight('viewPanoramicDashboard', acl);
  if (params.get('view') !== QUOTAS) return <Overview hasPanorama={hasPanorama} />;
  return hasPanorama ? <QuotaPage /> : <WithoutQuotas />;
}

function WithoutQuotas() {
  const { path } = useShownLocation();
  return (
    <Page>
      <MissingState
        isPage
        title={<Trans>Permissions manquantes</Trans>}
        actions={
          <Link variant="standalone" href={path}>
            <Trans>Tableau de bord</Trans>
          </Link>
        }
      >
        <Trans>
          Votre compte n’ouvre pas les quotas de visites. Si vous en avez besoin, demandez-le à votre direction.
        </Trans>
      </MissingState>
    </Page>
  );
}

function Overview({ hasPanorama }: { readonly hasPanorama: boolean }) {
  const { t } = useLingui();
  const { userType, acl } = useSession();
  const range = useRange();
  const presets = usePeriodPresets(range.today);
  const readsCustomers = CUSTOMER_READERS.some((role) => role === userType) && hasRight('viewHealthWorker', acl);
  // Who was not seen is told by visits whose customers are named.
  const seesWho = seesVisits(userType, acl, 'everybody');
  const room = <span className={styles.pickerRoom} />;
  return (
    <Page>
      <PageHeader
        title={<Trans>Tableau de bord</Trans>}
        lead={<Lead range={range} hasPanorama={hasPanorama} />}
        actions={
          <div className={styles.tools}>
            <Later before={room}>
              <Later before={room}>
                <DateRangePicker
                  label={t`Période`}
                  isLabelHidden
                  value={range.range}
                  max={monthOf(range.today).end}
                  today={range.today}
                  presets={presets}
                  onChange={(next) => next && range.show(next)}
                />
              </Later>
            </Later>
          </div>
        }
      />
      <PrintedBy range={range.range} />
      {range.isUnknown && (
        <Banner tone="amber" title={<Trans>L’adresse demande une période qui ne peut pas être montrée.</Trans>}>
          <Trans>
            Une période commence aujourd’hui au plus tard et compte {LONGEST} jours au plus. Voici la semaine.
          </Trans>
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProgressPanel range={range} />
          {hasPanorama && (
            <Later>
              <QuotaPanel range={range} />
            </Later>
          )}
          <Later>
            <SalesPanel />
          </Later>
        </div>
        <div className={styles.aside}>
          {hasPanorama && (
            <Later>
              <ActivityPanel range={range} />
            </Later>
          )}
          <Later>
            <ProductsPanel />
          </Later>
          {readsCustomers && seesWho && (
            <Later>
              <TopPanel range={range} />
            </Later>
          )}
        </div>
      </div>
      {hasPanorama ? (
        <PeopleDialog range={range} />
      ) : (
        <ClosedDialog name={PEOPLE}>
          <Trans>
            Votre compte n’ouvre pas l’activité des délégués. Si vous en avez besoin, demandez-le à votre direction.
          </Trans>
        </ClosedDialog>
      )}
      {!(readsCustomers && seesWho) && (
        <ClosedDialog name={UNSEEN}>
          {readsCustomers ? (
            <Trans>
              Votre compte n’ouvre pas les journées de toutes ces personnes. Si vous en avez besoin, demandez-le à votre
              direction.
            </Trans>
          ) : (
            <Trans>
              Votre compte n’ouvre pas les professionnels de santé. Si vous en avez besoin, demandez-le à votre
              direction.
            </Trans>
          )}
        </ClosedDialog>
      )}
      <EndingDialog />
    </Page>
  );
}
