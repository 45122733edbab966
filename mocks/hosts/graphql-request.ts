import type { WritingServer } from './written-answer.ts';

/** Path of the API on every host. */
export const API_PATH = '/api/v1';

/** Default name of the header with the agency: docs/rules/api.md#call-headers. */
export const AGENCY_HEADER = 'X-Agency-Id';

/** The body is not a GraphQL request. */
class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

/**
 * Answers a GraphQL request over HTTP, JSON or multipart. A malformed request gets status 400.
 * @param execute executes the request, for example in a worker
 */
export async function answerHttp(
  request: Request,
  execute: WritingServer['execute'],
  agencyHeader = AGENCY_HEADER,
): Promise<Response> {
  try {
    const operations = isMultipart(request) ? readForm(await request.formData()) : readJson(await request.text());
    const { query, variables, operationName } = operations;
    if (typeof query !== 'string') throw new BadRequest('The request has no query');
    const { text } = await execute({
      query,
      variables: isRecord(variables) ? variables : null,
      operationName: typeof operationName === 'string' ? operationName : null,
      authorization: request.headers.get('Authorization'),
      agency: request.headers.get(agencyHeader),
    });
    return new Response(text, { headers: { 'Content-Type': 'application/json' } });
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    return Response.json({ errors: [{ message: error.message }] }, { status: 400 });
  }
}

type Json = Readonly<Record<string, unknown>>;

const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '');

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: FormDataEntryValue | null): Json {
  const value = typeof text === 'string' ? parse(text) : undefined;
  if (!isRecord(value)) throw new BadRequest('The body is not a JSON object');
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a form of the GraphQL multipart request specification: docs/rules/api.md#uploads. */
function readForm(form: FormData): Json {
  const part = (name: string): Json => readJson(form.get(name));
  return Object.entries(part('map')).reduce<Json>((operations, [name, paths]) => {
    const file = form.get(name);
    if (!(file instanceof File) || !Array.isArray(paths)) throw new BadRequest(`The form has no file ${name}`);
    return paths.reduce<Json>((filled, path) => {
      const placed = withFile(filled, String(path).split('.'), file);
      return isRecord(placed) ? placed : filled;
    }, operations);
  }, part('operations'));
}

/** A copy of a value with a file at the given path. */
function withFile(value: unknown, [step, ...rest]: readonly string[], file: File): unknown {
  if (step === undefined) return file;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? withFile(item, rest, file) : item));
  if (isRecord(value) && step in value) return { ...value, [step]: withFile(value[step], rest, file) };
  throw new BadRequest('The map of files leads nowhere');
}
