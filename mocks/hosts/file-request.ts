import { FILES_PATH } from '#mocks/server/product-files.ts';
import type { Server } from '#mocks/server/server.ts';
import { AGENCY_HEADER } from './graphql-request.ts';

/** Whether a request is for a file rather than GraphQL. */
export const asksForFile = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method === 'GET' && new URL(url, 'http://localhost').pathname.startsWith(FILES_PATH);

/** Answers a request for a file with its content, or with the HTTP status of the refusal. */
export async function answerFile(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  readFile: Server['readFile'],
  agencyHeader = AGENCY_HEADER,
): Promise<Response> {
  const [encoded = ''] = new URL(url, 'http://localhost').pathname.slice(FILES_PATH.length).split('/');
  const ID = decoded(encoded);
  if (ID === null) return new Response(null, { status: 400 });
  const answer = await readFile({
    ID,
    authorization: headers.get('Authorization'),
    agency: headers.get(agencyHeader),
  });
  if ('status' in answer) return new Response(null, { status: answer.status });
  return new Response(answer.content, {
    headers: {
      'Content-Type': answer.type,
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
    },
  });
}

/** Null for text that is not percent-encoded UTF-8. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
