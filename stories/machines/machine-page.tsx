import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { Badge } from '#ui/badge/badge.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { List } from '#ui/list/list.tsx';
import { PageHeader } from '#ui/page/page.tsx';
import { Section } from '#ui/section/section.tsx';
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx';
import { Select } from '#ui/select/select.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { Thread, ThreadStop } from '#ui/thread/thread.tsx';
import { Toolbar } from '#ui/toolbar/toolbar.tsx';
import { consequencesOf, cut } from '../../tests/model/consequences.ts';
import { activeStates, type Path } from '../../tests/model/harness.ts';
import { stepInWords, type ToldPath } from '../../tests/model/told-paths.ts';
import { type Atlas, atlasOf } from './atlas.ts';
import { Drawing, DRAWING_SIZES, type DrawingSize, REACHABLE } from './drawing.tsx';
import { leavesOf } from './leaves.ts';
import * as styles from './machine-page.css.ts';
import { type ChartTransition, everyState, everyTransition, statePathOf } from './statechart.ts';
import { useWalk, type Walk } from './use-walk.ts';

export interface MachinePageProps {
  /** Name of the folder in `machines` and of the model in `tests/model`. */
  readonly machine: string;
  /** Milliseconds between steps while a path is played. */
  readonly pace: number;
}

/** Shows a machine: its statechart, the paths of its model test, and a live actor that follows one of them. */
export function MachinePage({ machine, pace }: MachinePageProps) {
  return (
    // Pages for developers are in English, whatever language the toolbar has.
    <div lang="en" dir="ltr" className={styles.page}>
      <Suspense fallback={<SkeletonRows isTwoLine />}>
        <LoadedMachine key={machine} machine={machine} pace={pace} />
      </Suspense>
    </div>
  );
}

const SIZE_NAMES: Readonly<Record<DrawingSize, string>> = { actual: 'Actual size', whole: 'Whole' };

const isDrawingSize = (value: string): value is DrawingSize => DRAWING_SIZES.some((size) => size === value);

/** The innermost active states of a snapshot. */
function innermost(snapshot: AnyMachineSnapshot): string {
  const active = activeStates(snapshot);
  return active.filter((path) => !active.some((other) => other.startsWith(`${path}.`))).join(', ');
}

/** The innermost states that a path ends in. */
const lastOf = (path: Path | undefined): string => (path ? innermost(path.steps.at(-1)?.after ?? path.initial) : '');

/** The path of a state, or the name of the machine for its root. */
const placeOf = (id: string): string => statePathOf(id) || id;

function LoadedMachine({ machine, pace }: MachinePageProps) {
  const atlas = use(atlasOf(machine));
  const { model, chart, layout, paths, walkCount } = atlas;
  const walking = useWalk(atlas.machine, paths, pace);
  const { walk } = walking;
  const [size, setSize] = useState<DrawingSize>('actual');
  const active = activeStates(walk.snapshot);
  const taken = walk.step ? walk.step.taken : walk.path.taken;
  const states = everyState(chart).length - 1;
  const transitions = everyTransition(chart);
  return (
    <>
      <PageHeader
        title={model.name}
        count={`${states} states, ${transitions.length} transitions`}
        subtitle={`Its model test makes ${walkCount.toLocaleString('en')} walks; the ${paths.length} paths below take every transition between them.`}
      />
      <div className={styles.views}>
        <div className={styles.view}>
          <Toolbar label="Drawing">
            <SegmentedControl
              label="Size of the drawing"
              segments={DRAWING_SIZES.map((id) => ({ id, label: SIZE_NAMES[id] }))}
              value={size}
              onChange={(value) => isDrawingSize(value) && setSize(value)}
            />
          </Toolbar>
          <Drawing
            label={`Statechart of ${model.name}: ${states} states, ${transitions.length} transitions; now in ${innermost(walk.snapshot)}. The table of transitions says the same.`}
            layout={layout}
            size={size}
            active={active}
            taken={taken}
          />
          <p className={styles.code}>
            […] is a condition without a name in the machine, [else] what is left when none before it holds; ↺ stays
            where it is; a double edge ends.
          </p>
        </div>
        <Walking atlas={atlas} {...walking} />
      </div>
      <div className={styles.rest}>
        <Section title="Paths" meta={`${paths.length}, the fewest that take every transition`}>
          <Paths atlas={atlas} number={walk.number} onChoose={walking.choose} />
        </Section>
        <Section title="Transitions" meta={`${transitions.length}, with what the last step took marked`}>
          <Transitions transitions={transitions} taken={taken} />
        </Section>
      </div>
    </>
  );
}

interface PathSelectProps extends Omit<PathsProps, 'atlas'> {
  readonly told: readonly ToldPath[];
}

const PathSelect = memo(function PathSelect({ told, number, onChoose }: PathSelectProps) {
  return (
    <Select
      label="Path"
      choices={told.map((path, index) => ({
        id: String(index),
        label: labelOf(path),
        hint: `${path.words.length} steps`,
      }))}
      value={String(number)}
      onChange={(id) => id !== null && onChoose(Number(id))}
    />
  );
});

interface WalkingProps extends ReturnType<typeof useWalk> {
  readonly atlas: Atlas;
}

const labelOf = ({ number, title }: ToldPath): string => `${number}. ${title}`;

function Walking({ atlas: { model, told }, walk, isPlaying, next, previous, reset, choose, play }: WalkingProps) {
  const { path, at, snapshot, step, number } = walk;
  const ahead = path.steps[at];
  const isEnd = ahead === undefined;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = list.current?.querySelector('[aria-current]');
    if (list.current && stop instanceof HTMLElement)
      list.current.scrollTop = stop.offsetTop - list.current.offsetTop - stop.offsetHeight;
  }, [walk]);
  return (
    <div className={styles.view}>
      <PathSelect told={told} number={number} onChoose={choose} />
      <Toolbar label="Walk" end={`${at} / ${path.steps.length}`}>
        <IconButton label="Back to the start" variant="outline" isDisabled={at === 0} onPress={reset}>
          <RotateCcw />
        </IconButton>
        <IconButton label="Previous step" variant="outline" isDisabled={at === 0} onPress={previous}>
          <SkipBack />
        </IconButton>
        <IconButton label={isPlaying ? 'Pause' : 'Play'} variant="outline" onPress={play}>
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <IconButton label="Next step" variant="outline" isDisabled={isEnd} onPress={next}>
          <SkipForward />
        </IconButton>
      </Toolbar>
      <div role="status">
        <p className={styles.place}>
          {step ? step.words : `From ${path.start}`} → <strong>{innermost(snapshot)}</strong>
        </p>
        <p className={styles.next}>
          {ahead ? (
            <>
              Next: {ahead.words} <code className={styles.code}>{ahead.event.type}</code>
            </>
          ) : (
            'The path ends here.'
          )}
        </p>
        <p className={styles.consequences}>
          {[
            ...(step ? [stepInWords(model, step)] : []),
            ...consequencesOf(model, step ?? { after: path.initial, effects: path.effects }, cut),
          ].join('\n')}
        </p>
      </div>
      <div className={styles.marks} hidden={snapshot.tags.size === 0 && snapshot.status !== 'done'}>
        {[...snapshot.tags].map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {snapshot.status === 'done' && <Badge tone="accent">done</Badge>}
      </div>
      <div ref={list} {...REACHABLE} className={styles.steps} aria-label="Steps of the path">
        <Thread label="Steps">
          <ThreadStop state={at === 0 ? 'now' : 'done'}>From {path.start}</ThreadStop>
          {path.steps.map(({ words, event }, index) => {
            const place = index + 1;
            return (
              <ThreadStop key={place} state={place === at ? 'now' : place < at ? 'done' : 'todo'} number={place}>
                {words}
                <code className={styles.event}>{event.type}</code>
              </ThreadStop>
            );
          })}
        </Thread>
      </div>
      <Context walk={walk} />
    </div>
  );
}

/** The context of the machine, with the values that the last step changed marked. */
function Context({ walk: { snapshot, step } }: { readonly walk: Walk }) {
  const before = new Map(step ? leavesOf(step.before.context) : []);
  return (
    <Section title="Context">
      <DescriptionList
        items={leavesOf(snapshot.context).map(([path, words]) => ({
          id: path,
          term: path,
          value:
            step && before.get(path) !== words ? (
              <>
                {words} <Badge tone="accent">changed</Badge>
              </>
            ) : (
              words
            ),
        }))}
      />
    </Section>
  );
}

interface PathsProps {
  readonly atlas: Atlas;
  /** Index of the current path. */
  readonly number: number;
  readonly onChoose: (number: number) => void;
}

/** Memoised: it changes with the path, not with each step. */
const Paths = memo(function Paths({ atlas: { paths, told }, number, onChoose }: PathsProps) {
  const items = told.map((path, index) => ({ path, index }));
  return (
    <List
      label="Paths"
      items={items}
      getKey={({ index }) => String(index)}
      getText={({ path }) => labelOf(path)}
      onAction={({ index }) => onChoose(index)}
      row={({ path, index }) => ({
        title: labelOf(path),
        detail: path.words.join(' → '),
        end:
          index === number ? <Badge tone="accent">being walked</Badge> : path.isByHand && <Badge>by hand only</Badge>,
        endDetail: `ends in ${lastOf(paths[index])}`,
      })}
    />
  );
});

interface TransitionsProps {
  readonly transitions: readonly ChartTransition[];
  readonly taken: readonly string[];
}

function Transitions({ transitions, taken }: TransitionsProps) {
  return (
    <div {...REACHABLE} className={styles.scroller} aria-label="Table of transitions">
      <table className={styles.table} aria-label="Transitions">
        <thead>
          <tr>
            {['In', 'On', 'If', 'Goes to', 'Doing'].map((heading) => (
              <th key={heading} scope="col" className={styles.heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ name, sourceID, trigger, guard, targetIDs, actions, description }) => (
            <tr key={name} className={styles.row} data-marked={taken.includes(name) || undefined}>
              <th scope="row" className={styles.statePath}>
                {placeOf(sourceID)}
              </th>
              <td className={styles.cell}>{trigger}</td>
              <td className={styles.cell}>{guard ?? '–'}</td>
              <td className={styles.cell}>{targetIDs.length > 0 ? targetIDs.map(placeOf).join(', ') : 'stays'}</td>
              <td className={styles.cell}>
                {[...actions, ...(description === null ? [] : [`(${description})`])].join(', ') || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
