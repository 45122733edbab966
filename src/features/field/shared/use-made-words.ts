import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** « 3 visites faites sur 4 » */
export function useMadeWords(): (visits: { readonly planned: number; readonly done: number }) => string {
  const { t } = useLingui();
  return ({ planned: visits, done: ofThem }) =>
    visits === 0
      ? t`aucune visite`
      : t`${plural(ofThem, { 0: `aucune visite faite sur ${visits}`, one: `# visite faite sur ${visits}`, other: `# visites faites sur ${visits}` })}`;
}
