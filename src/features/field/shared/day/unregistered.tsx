import { Trans, useLingui } from '@lingui/react/macro';
import { hasRight } from '#domain/access/rights.ts';
import { href } from '#routes/links.ts';
import { useFormat } from '#state/format.ts';
import { useSession } from '#state/session.tsx';
import { Link } from '#ui/link/link.tsx';
import { List } from '#ui/list/list.tsx';
import { Section } from '#ui/section/section.tsx';
import { isNewcomer, type Stop } from '../stops.ts';

/**
 * The people of a day who are not registered, with the way to a card of their own
 * (docs/rules/field-work.md#unregistered-customer).
 */
export function Unregistered({ stops }: { readonly stops: readonly Stop[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { acl } = useSession();
  const people = stops.filter(isNewcomer);
  if (people.length === 0) return null;
  const mayCreate = hasRight('createHealthWorker', acl) && hasRight('customerCardAccess', acl);
  return (
    <Section
      title={<Trans>Nouveaux clients non enregistrés</Trans>}
      actions={
        mayCreate && (
          <Link variant="standalone" href={href('app_customer_card_dashboard', {}, { new: 'healthworker' })}>
            <Trans>Créer une fiche</Trans>
          </Link>
        )
      }
    >
      <List
        label={t`Nouveaux clients non enregistrés`}
        items={people}
        getKey={({ ID }) => ID}
        getText={({ name }) => name}
        row={({ name, report }) => ({
          title: <bdi>{name}</bdi>,
          detail: report ? format.time(report.startTimeStamp) : '',
        })}
      />
    </Section>
  );
}
