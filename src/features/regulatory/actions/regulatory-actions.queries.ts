import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/client.ts';
import { keys } from '#queries/keys.ts';
import { ActionStepsDocument } from './regulatory-actions.generated.ts';

/** An action with its steps, in the order they were made. */
export function actionStepsQuery(api: Api, regulatoryActionID: string) {
  return queryOptions({
    queryKey: keys.actionSteps(regulatoryActionID),
    queryFn: ({ signal }) => api.request(ActionStepsDocument, { regulatoryActionID }, { signal }),
  });
}
