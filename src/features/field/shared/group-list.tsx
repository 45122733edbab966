import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { fullName } from '#domain/people/person-name.ts';
import type { WorkGroup } from '#queries/work-groups.queries.ts';
import { href } from '#routes/links.ts';
import { navigate } from '#state/location.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { List } from '#ui/list/list.tsx';

/** Work groups, each of which leads to the days of its people. */
export function GroupList({ groups }: { readonly groups: readonly WorkGroup[] }) {
  const { t } = useLingui();
  return (
    <List
      label={t`Groupes de travail`}
      items={groups}
      getKey={({ ID }) => ID}
      getText={({ name }) => name}
      onAction={({ ID }) => navigate(href('app_programs_workgroup', { idWorkgroup: ID }))}
      row={({ name, Supervisor, Delegues }) => ({
        leading: <Avatar name={name} />,
        title: <bdi>{name}</bdi>,
        detail: fullName(Supervisor) ?? t`sans superviseur`,
        end: t`${plural(Delegues.length, { one: '# délégué', other: '# délégués' })}`,
      })}
    />
  );
}
