import {
  createActor,
  fromCallback,
  pathToStateValue,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type Snapshot,
  type SnapshotFrom,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** An event of the machine, the answer of one of its actors or the end of a delay: the walk stands in for both. */
export type ModelEvent<TMachine extends AnyStateMachine> =
  | EventFrom<TMachine>
  | { readonly type: `xstate.done.actor.${string}`; readonly output?: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error: unknown }
  | { readonly type: `xstate.after.${string}` };

/** A moment of a walk; the first has no `before` and no `event`. */
export interface Moment<TMachine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<TMachine>;
  readonly before?: SnapshotFrom<TMachine>;
  readonly event?: ModelEvent<TMachine>;
}

/** A machine with all that is needed to walk it, in the words of a tester. */
export interface Model<TMachine extends AnyStateMachine> {
  readonly name: string;
  readonly machine: TMachine;
  /** The inputs that the machine may start with, by their description: "a new reminder". */
  readonly starts: Readonly<Record<string, InputFrom<TMachine>>>;
  /** The events, by their description: "the user saves". Of the answers of an actor, the successful one comes first. */
  readonly events: Readonly<Record<string, ModelEvent<TMachine>>>;
  /** Whether something can happen at a moment at all. By default everything can, where the machine waits for it. */
  readonly possible?: (snapshot: SnapshotFrom<TMachine>, event: EventObject) => boolean;
  /** The part of the context that makes one situation differ from another; it must take few values. */
  readonly situation: (context: ContextFrom<TMachine>) => unknown;
  /**
   * Whether a step can be played on the real pages. By default every step can. A test cannot fill the device, for
   * example, nor act between two microtasks.
   */
  readonly playable?: (step: Step) => boolean;
  /** Whether the product leads to a step at all. By default every step; what is not reachable is not playable either. */
  readonly reachable?: (step: Step) => boolean;
  /** The conditions that hold at every moment of every walk, by their description. */
  readonly invariants: Readonly<Record<string, (moment: Moment<TMachine>) => boolean>>;
  /** What the pages read from a snapshot besides its state, tags and context, by its name: "outcome". */
  readonly facts?: Readonly<Record<string, (snapshot: SnapshotFrom<TMachine>) => unknown>>;
  readonly words: Words<TMachine>;
}

/** What is said when something holds, and when it does not; the same, of what an event itself has changed. */
export type Phrases = readonly [holds: string, fails: string, thenHolds?: string, thenFails?: string];

/** What a specification says of a machine besides its states and events, in the words of its users. */
export interface Words<TMachine extends AnyStateMachine> {
  /** What it is for: "Deleting a record". */
  readonly title: string;
  /** Which pages use it, and what a reader must know to follow it. */
  readonly about: string;
  /** What its guards ask, by their name; one whose parameter is a word has a phrase for each: `hasIssues step`. */
  readonly conditions?: Readonly<Record<string, Phrases>>;
  /** What users notice of a fact of the context: when it comes to hold something, and, if it is worth a word, when it does no more. */
  readonly facts?: Readonly<Record<string, readonly [holds: string, fails?: string]>>;
  /** What is asked of an actor, by its id, and what is told by an emitted event, by its type. */
  readonly calls?: Readonly<Record<string, string | ((snapshot: SnapshotFrom<TMachine>) => string)>>;
  /** What a tag means to users, as a sentence. */
  readonly tags?: Readonly<Record<string, string>>;
  /** Why a browser does not play the steps that are not `playable`, as a sentence. */
  readonly unplayed?: string;
}

export type AnyModel = Model<AnyStateMachine>;

/** What a machine does to the world around it, in the order in which it does it. */
export type Effect =
  | { readonly kind: 'starts'; readonly actor: string; readonly logic: string; readonly input: unknown }
  | { readonly kind: 'stops'; readonly actor: string }
  | { readonly kind: 'sends'; readonly actor: string; readonly event: EventObject }
  | { readonly kind: 'waits'; readonly milliseconds: number }
  | { readonly kind: 'emits'; readonly event: EventObject };

export interface Step {
  /** The description of the event. */
  readonly words: string;
  readonly event: EventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  /** The transitions that were taken, as `declaredTransitions` names them. */
  readonly taken: readonly string[];
  /** The same, one round after another: an event, then what follows of itself. */
  readonly rounds: readonly Round[];
  readonly effects: readonly Effect[];
}

/** Transitions that were taken at once, and the context before them. */
export interface Round {
  readonly transitions: readonly AnyTransitionDefinition[];
  readonly context: unknown;
}

export interface Path {
  /** The description of the input. */
  readonly start: string;
  readonly input: unknown;
  readonly initial: AnyMachineSnapshot;
  /** The transitions taken before anything happened. */
  readonly taken: readonly string[];
  /** What the machine did before anything happened. */
  readonly effects: readonly Effect[];
  readonly steps: readonly Step[];
}

/** Lets TypeScript check a model against its machine. */
export function defineModel<TMachine extends AnyStateMachine>(model: Model<TMachine>): Model<TMachine> {
  return model;
}

/** The name of a transition: its state, its event, which branch of several, and where it leads. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  const eventType = String(transition.eventType);
  const branches = eventType === '' ? source.always : source.transitions.get(eventType);
  const branch = branches && branches.length > 1 ? ` (branch ${branches.indexOf(transition) + 1})` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventType || 'always'}${branch} → ${targets}`;
}

/** The transitions of a state: each branch of each event, including the answers of actors. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** Every transition a machine declares, by name. */
export function declaredTransitions(machine: AnyStateMachine): readonly string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) => transitionsOf(node).map(nameOf));
}

/** The machine with actors that never answer: the walk answers for them. */
export function withoutAnswers(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromCallback(() => {});
  return machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent])),
  });
}

type Happening = readonly [words: string, event: EventObject];

/** A real actor of the machine, which receives events and returns the resulting steps. */
export interface Walker {
  readonly snapshot: () => AnyMachineSnapshot;
  /** A snapshot from which a walker can continue, instead of an input. */
  readonly place: () => Snapshot<unknown>;
  /** The transitions taken, and what the machine did, before anything happened. */
  readonly taken: readonly string[];
  readonly effects: readonly Effect[];
  readonly happen: (happening: Happening) => Step;
  readonly stop: () => void;
}

/**
 * Starts a walker, from an input or from where another one was.
 * @param machine one {@link withoutAnswers}
 */
export function startWalker(
  machine: AnyStateMachine,
  from: { readonly input: unknown } | { readonly snapshot: Snapshot<unknown> },
): Walker {
  let taken: string[] = [];
  let rounds: Round[] = [];
  let context: unknown;
  let effects: Effect[] = [];
  const actor = createActor(machine, {
    ...from,
    clock: {
      setTimeout: (_, milliseconds) => effects.push({ kind: 'waits', milliseconds }),
      clearTimeout: () => {},
    },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') {
        const { _transitions: transitions, snapshot } = inspected;
        taken.push(...transitions.map(nameOf));
        rounds.push({ transitions, context });
        if ('context' in snapshot) ({ context } = snapshot);
      }
      if (inspected.type !== '@xstate.event' || inspected.sourceRef !== actor || inspected.actorRef === actor) return;
      const { actorRef, event } = inspected;
      if (isActorRef(actorRef) && !event.type.startsWith('xstate.'))
        effects.push({ kind: 'sends', actor: actorRef.id, event });
    },
  });
  actor.on('*', (event: EventObject) => effects.push({ kind: 'emits', event }));
  actor.start();
  effects.push(...startedIn(actor.getSnapshot()));
  return {
    snapshot: () => actor.getSnapshot(),
    place: () => actor.getPersistedSnapshot(),
    taken,
    effects,
    happen([words, event]) {
      const before = actor.getSnapshot();
      [taken, rounds, effects] = [[], [], []];
      context = contextOf(before);
      actor.send(event);
      const after = actor.getSnapshot();
      effects.push(...stoppedBetween(before, after, event), ...startedIn(after, before));
      return { words, event, before, after, taken, rounds, effects };
    },
    stop: () => actor.stop(),
  };
}

const contextOf = ({ context }: { readonly context: unknown }): unknown => context;

const isActorRef = (ref: unknown): ref is AnyActorRef =>
  typeof ref === 'object' && ref !== null && 'getSnapshot' in ref && 'src' in ref;

/** The actors that run in a state of the machine, by their id. */
export function actorsOf(snapshot: AnyMachineSnapshot): ReadonlyMap<string, AnyActorRef> {
  const children: unknown = snapshot.children;
  if (typeof children !== 'object' || children === null) return new Map();
  return new Map(Object.entries<unknown>({ ...children }).flatMap(([id, ref]) => (isActorRef(ref) ? [[id, ref]] : [])));
}

/** The actors that were started since `before`, with their input. */
function startedIn(after: AnyMachineSnapshot, before?: AnyMachineSnapshot): readonly Effect[] {
  const running = before && actorsOf(before);
  return [...actorsOf(after)].flatMap(([actor, ref]): readonly Effect[] => {
    if (running?.get(actor) === ref) return [];
    const state: unknown = ref.getSnapshot();
    const input = typeof state === 'object' && state !== null && 'input' in state ? state.input : undefined;
    return [{ kind: 'starts', actor, logic: typeof ref.src === 'string' ? ref.src : actor, input }];
  });
}

/** The actors that were stopped before they had answered. */
function stoppedBetween(
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
  { type }: EventObject,
): readonly Effect[] {
  const running = actorsOf(after);
  return [...actorsOf(before)].flatMap(([actor, ref]): readonly Effect[] =>
    running.get(actor) === ref || type.endsWith(`.actor.${actor}`) ? [] : [{ kind: 'stops', actor }],
  );
}

/**
 * Every edge of the machine: for each situation that can be reached, the shortest way there followed by each thing
 * that may happen there, the out of place included, and by the good answers to what is then still asked. The walks run
 * on real actors; a machine that waits says so by its tag `busy`.
 */
export function walkEveryEdge({
  machine,
  starts,
  events,
  situation,
  possible = () => true,
}: AnyModel): readonly Path[] {
  const silent = withoutAnswers(machine);
  const happenings: readonly Happening[] = Object.entries(events);
  const takesAny = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    silent.getTransitionData(snapshot, event).length > 0;
  /** Anybody may send anything at any time; an actor answers only where it was asked. */
  const mayHappen = (snapshot: AnyMachineSnapshot, event: EventObject) =>
    snapshot.status === 'active' &&
    (!event.type.startsWith('xstate.') || takesAny(snapshot, event)) &&
    possible(snapshot, event);
  const answer = (snapshot: AnyMachineSnapshot) =>
    snapshot.hasTag('busy')
      ? happenings.find(([, event]) => event.type.startsWith('xstate.done.actor.') && mayHappen(snapshot, event))
      : undefined;

  return Object.entries<unknown>(starts).flatMap(([start, input]) => {
    const ways = getShortestPaths(silent, {
      input,
      events: Object.values(events),
      filterEvents: mayHappen,
      limit: MOST_EDGES,
      serializeState: ({ value, context, historyValue }) =>
        JSON.stringify([
          value,
          situation(context),
          Object.values(historyValue).map((nodes) => nodes.map(({ id }) => id)),
        ]),
    });

    // A way extends a shorter way by one step. Each is walked once; a longer way continues from its end.
    const reached = new Map<string, { readonly walker: Walker; readonly path: Path }>();
    const walkTo = (way: readonly Happening[]): { readonly walker: Walker; readonly path: Path } => {
      const name = way.map(([words]) => words).join(', ');
      const known = reached.get(name);
      if (known) return known;
      const last = way.at(-1);
      const end = last ? goOn(way.slice(0, -1), last) : begin();
      reached.set(name, end);
      return end;
    };
    const begin = () => {
      const walker = startWalker(silent, { input });
      const { taken, effects } = walker;
      return { walker, path: { start, input, initial: walker.snapshot(), taken, effects, steps: [] } };
    };
    const goOn = (way: readonly Happening[], next: Happening) => {
      const { walker: before, path } = walkTo(way);
      const walker = takesAny(before.snapshot(), next[1]) ? startWalker(silent, { snapshot: before.place() }) : before;
      return { walker, path: { ...path, steps: [...path.steps, walker.happen(next)] } };
    };

    const ends = ways.flatMap(({ state, steps }) => {
      const way = steps.flatMap((step) => happenings.filter(([, event]) => event === step.event));
      const next = happenings.filter(([, event]) => mayHappen(state, event));
      return next.length > 0 ? next.map((happening) => goOn(way, happening)) : [walkTo(way)];
    });
    // A situation is walked on from the first way to it. Where another way leaves a fact filled that is empty there, or
    // the reverse, all that is taken next is walked from that moment too, and on from there as long as facts are new: a
    // stale error shows in no other way.
    const known = new Set(ways.flatMap(({ state }) => filledFacts(state)));
    const further: (typeof ends)[number][] = [];
    for (let open = ends; open.length > 0;) {
      const next = open.flatMap(({ walker, path }) => {
        const snapshot = walker.snapshot();
        const facts = path.steps.length > 0 ? filledFacts(snapshot).filter((fact) => !known.has(fact)) : [];
        for (const fact of facts) known.add(fact);
        if (facts.length === 0) return [];
        return happenings
          .filter(([, event]) => mayHappen(snapshot, event) && takesAny(snapshot, event))
          .map((happening) => {
            const following = startWalker(silent, { snapshot: walker.place() });
            return { walker: following, path: { ...path, steps: [...path.steps, following.happen(happening)] } };
          });
      });
      further.push(...next);
      open = next;
    }
    const walks = [...ends, ...further].map(({ walker: end, path }) => {
      if (!answer(end.snapshot())) return path;
      const walker = startWalker(silent, { snapshot: end.place() });
      const whole = [...path.steps];
      for (let last = answer(walker.snapshot()); last; last = answer(walker.snapshot()))
        whole.push(walker.happen(last));
      walker.stop();
      return { ...path, steps: whole };
    });
    for (const { walker } of reached.values()) walker.stop();
    return walks;
  });
}

/** Each fact of the context in this state, and whether it holds anything. */
function filledFacts({ value, context }: AnyMachineSnapshot): readonly string[] {
  const state = JSON.stringify(value);
  const facts: unknown = context;
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries<unknown>({ ...facts }).map(([name, fact]) => `${state} ${name} ${isFilled(fact)}`);
}

/** Whether a fact holds anything. */
export const isFilled = (value: unknown): boolean =>
  Boolean(value) && !(Array.isArray(value) && value.length === 0) && !(value instanceof Map && value.size === 0);

/** Walks one way: from a start, through what happens, both by their description. */
export function walkAlong({ machine, starts, events }: AnyModel, start: string, words: readonly string[]): Path {
  const input: unknown = starts[start];
  const walker = startWalker(withoutAnswers(machine), { input });
  const initial = walker.snapshot();
  const { taken, effects } = walker;
  const happenings: readonly Happening[] = Object.entries(events);
  const steps = words.flatMap((each) =>
    happenings.filter(([name]) => name === each).map((happening) => walker.happen(happening)),
  );
  walker.stop();
  return { start, input, initial, taken, effects, steps };
}

/** A model with more edges has a fact without bound, such as a counter, in its `situation`: it would be walked for ever. */
const MOST_EDGES = 60_000;

export const takenOn = (path: Path): readonly string[] => [...path.taken, ...path.steps.flatMap(({ taken }) => taken)];

/** The steps of some walks, each once: a walk shares those that lead to where it goes on. */
export const stepsOf = remembered((walks: readonly Path[]): readonly Step[] => {
  const steps = new Set<Step>();
  for (const walk of walks) for (const step of walk.steps) steps.add(step);
  return [...steps];
});

/** A pure function that keeps what it has answered: some hundred thousand questions are about a few thousand objects. */
export function remembered<TKey extends object, TAnswer>(answer: (key: TKey) => TAnswer): (key: TKey) => TAnswer {
  const answers = new WeakMap<TKey, TAnswer>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const given = answer(key);
    answers.set(key, given);
    return given;
  };
}

/** Whether a path can be played on the real pages. */
export const isPlayable = (model: AnyModel, path: Path): boolean => path.steps.every(model.playable ?? (() => true));

/** Whether the product leads along a path. */
export const isReachable = (model: AnyModel, path: Path): boolean => path.steps.every(model.reachable ?? (() => true));

/** Of the candidates, those that together take all open transitions: each next one takes the most; of equals, the shortest. */
function fewest(candidates: readonly Path[], open: Set<string>): readonly Path[] {
  const chosen: Path[] = [];
  // What a path gains only shrinks, so those that gain nothing are looked at no more.
  let gains = candidates.map((path) => ({ path, gain: [...new Set(takenOn(path))] }));
  for (;;) {
    let best: readonly string[] = [];
    let bestPath: Path | undefined;
    gains = gains
      .map(({ path, gain }) => ({ path, gain: gain.filter((transition) => open.has(transition)) }))
      .filter(({ gain }) => gain.length > 0);
    for (const { path, gain } of gains) {
      const isShorter = bestPath !== undefined && path.steps.length < bestPath.steps.length;
      if (gain.length > best.length || (gain.length === best.length && isShorter)) [best, bestPath] = [gain, path];
    }
    if (!bestPath) return chosen;
    chosen.push(bestPath);
    for (const transition of best) open.delete(transition);
  }
}

/**
 * The few walks that take every transition: the ones a tester reads and a browser plays. Those that can be played come
 * first, and take all they can.
 */
export function pathsOf(model: AnyModel, walks = walkEveryEdge(model)): readonly Path[] {
  const open = new Set(walks.flatMap(takenOn));
  return [
    ...fewest(
      walks.filter((walk) => isPlayable(model, walk)),
      open,
    ),
    ...fewest(
      walks.filter((walk) => isReachable(model, walk)),
      open,
    ),
    ...fewest(walks, open),
  ];
}

/** The active states, each after its parent. */
export const activeNodes = remembered((snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  nodesOf(snapshot.machine)
    .filter(({ value }) => snapshot.matches(value))
    .map(({ node }) => node),
);

const nodesOf = remembered((machine: AnyStateMachine) =>
  getStateNodes(machine).map((node) => ({ node, value: pathToStateValue(node.path) })),
);

/** The names of the active states, with dots: `known`, `known.signedIn`. */
export function activeStates(snapshot: AnyMachineSnapshot): readonly string[] {
  return activeNodes(snapshot).map(({ path }) => path.join('.'));
}

/** The machine's descriptions of the active states of a snapshot. */
export function inWords(snapshot: AnyMachineSnapshot): string {
  return activeNodes(snapshot)
    .flatMap(({ description }) => description ?? [])
    .join(', ');
}
