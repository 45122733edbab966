import { waitFor } from 'xstate';
import { DEFAULT_SETTINGS, type Settings } from '#api/settings.ts';
import { connect } from '#app/connect.ts';
import type { SessionStore } from '#app/device-session.ts';
import type { Switches } from '#domain/access/rights.ts';
import type { UserType } from '#domain/access/roles.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { type InProcessHost, startInProcess } from '#mocks/hosts/in-process.ts';
import { DEMO_PASSWORD, PERSONAS } from '#mocks/seed/personas.ts';
import type { Services } from '#state/services.tsx';
import schema from '../../schema.graphql?raw';

/** What happens to calls after sign-in: answered, failed with HTTP 500, or never answered. */
export const NETWORKS = ['answering', 'failing', 'waiting'] as const;
export type Network = (typeof NETWORKS)[number];

export interface StageOptions {
  /** The role of the signed-in persona; `null` for nobody. */
  readonly role: UserType | null;
  /** The chosen agency, for roles that choose one. */
  readonly agencyID?: string;
  readonly network?: Network;
  /** The session is one that the device remembers: it keeps what is read. */
  readonly isRemembered?: boolean;
  /** What the calls for the agencies get instead; by default they are answered once an agency is chosen. */
  readonly agencies?: Network | { readonly country: string };
  /** Calls whose body contains this text are never answered. */
  readonly unanswered?: string;
  /** Calls whose body contains this text fail with HTTP 500. */
  readonly failed?: string;
  /** Rights that everybody has, or lacks. */
  readonly rights?: Switches;
  /** The fields of reports that the server has shown. */
  readonly reportFields?: readonly string[];
  /** An agency to strip of all records but its users. */
  readonly emptyAgencyID?: string;
  /** Rewrites each answer, as a server with faulty records would give it. */
  readonly rewrite?: (answer: string) => string;
  /** The time zones of countries that the application does not know. */
  readonly timeZones?: Settings['timeZones'];
  /** What the server does not have of the schema's extensions. */
  readonly lacks?: Settings['lacks'];
  /** What another tab does once the session is settled. */
  readonly otherTab?: 'signsOut' | 'signsIn';
  /** Changes the demo data before the screen opens: as the signed-in persona, or as that of another role. */
  readonly prepare?: (ask: Ask, askAs: (role: UserType) => Promise<Ask>) => Promise<void>;
}

/** Calls the server as the signed-in persona. Rejects if the answer has errors. */
export type Ask = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Settings with a contact, as real hosts have. */
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  contact: { name: 'Support Tournée', email: 'support@tournee.example' },
};

/** A story stores no session on the device, and finds none there. */
const NO_STORE: SessionStore = {
  read: () => null,
  write: () => ({ kind: 'stored' }),
  clear: () => {},
  note: () => {},
  recall: () => null,
  watch: () => () => {},
};

/** Roles that open the list of agencies first. */
const NEEDS_CHOICE: readonly UserType[] = ['BossMultinational', 'PharmaLaboBossUser'];

const pause = () => new Promise<never>(() => {});
const serverError = () => new Response('Internal Server Error', { status: 500 });

/** The services of a screen: the demo server in the same page, and a signed-in session. */
export async function openStage({
  role,
  agencyID,
  network = 'answering',
  isRemembered = false,
  agencies = agencyID === undefined && NEEDS_CHOICE.some((each) => each === role) ? network : 'answering',
  unanswered,
  failed,
  rewrite,
  emptyAgencyID,
  rights = {},
  reportFields,
  timeZones = {},
  lacks = [],
  otherTab,
  prepare,
}: StageOptions): Promise<Omit<Services, 'say'>> {
  const host = startInProcess({
    schema,
    emptyAgencyID,
    switches: rights,
    ...(reportFields && { visitReportFields: reportFields }),
  });
  let isOpen = false;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    if (isOpen && unanswered !== undefined && body.includes(unanswered)) return pause();
    if (isOpen && failed !== undefined && body.includes(failed)) return serverError();
    const isOfAgencies = body.includes('readAllAgencies');
    const wanted = isOfAgencies ? agencies : network;
    if (isOpen && rewrite && wanted === 'answering') {
      return Response.json(JSON.parse(rewrite(await (await host.fetch(request)).text())));
    }
    if (!isOpen || wanted === 'answering') return host.fetch(request);
    if (wanted === 'waiting') return pause();
    if (wanted === 'failing') return serverError();
    const answer = await (await host.fetch(request)).text();
    return Response.json(JSON.parse(answer.replaceAll('"Cameroun"', JSON.stringify(wanted.country))));
  };
  const settings = { ...SETTINGS, lacks, timeZones };
  const { api, session } = connect(settings, { fetch: send, store: NO_STORE });
  session.start();
  await settled(session);

  if (role !== null) {
    await enter(session, role, isRemembered);
    if (agencyID !== undefined) {
      session.send({ type: 'agency.choose', agencyID });
      await settled(session);
    }
  }
  await prepare?.(asker(host, session), async (other) => {
    const own = connect(settings, { fetch: send, store: NO_STORE }).session;
    own.start();
    await settled(own);
    await enter(own, other);
    return asker(host, own);
  });
  isOpen = true;
  const token = session.getSnapshot().context.session?.token ?? 'of another tab';
  if (otherTab === 'signsOut') session.send({ type: 'device.ended', token, reason: 'signedOut' });
  if (otherTab === 'signsIn') {
    session.send({ type: 'device.opened', token, agencyID: null, remember: true, memberID: 'another' });
  }
  await settled(session);
  return { api, clock: host.server.clock, demo: null, session, settings };
}

async function enter(session: SessionActor, role: UserType, remember = false): Promise<void> {
  const persona = PERSONAS.find(({ userType }) => userType === role);
  session.send({ type: 'signIn.submit', email: persona?.email ?? '', password: DEMO_PASSWORD, remember });
  await settled(session);
}

const settled = (session: SessionActor) => waitFor(session, (snapshot) => !snapshot.hasTag('busy'));

function asker({ server }: InProcessHost, session: SessionActor): Ask {
  const { session: entered } = session.getSnapshot().context;
  return async (query, variables = {}) => {
    const { data, errors } = await server.execute({
      query,
      variables,
      authorization: `Bearer ${entered?.token ?? ''}`,
      agency: entered?.agencyID ?? null,
    });
    if (errors) throw new Error(errors.map(({ message }) => message).join(' '));
    return data;
  };
}
