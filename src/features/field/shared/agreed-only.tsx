import { Trans } from '@lingui/react/macro';
import { useSession } from '#state/session.tsx';

/** Says why a supervisor may read another progress than somebody who sees validated visits only; nothing where all are seen. */
export function AgreedOnly() {
  const { userType, modules } = useSession();
  return (
    userType !== 'Supervisor' &&
    modules.moduleVisitObjectiveValidationIsEnabled === true && (
      <Trans>
        Les visites que le superviseur n’a pas validées n’y comptent pas : lui les compte, et peut lire un autre
        chiffre.
      </Trans>
    )
  );
}
