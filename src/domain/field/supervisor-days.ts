/**
 * Whether a supervisor’s own days are read and planned by the calls of supervisors: docs/rules/field-work.md#supervisor-as-delegate.
 * @param supervisor the signed-in one; the API tells of nobody else
 */
export const hasSupervisorsDays = (supervisor: {
  readonly supervisorActingAsDelegue?: boolean | null | undefined;
}): boolean => supervisor.supervisorActingAsDelegue !== true;
