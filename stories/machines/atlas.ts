import type { AnyStateMachine } from 'xstate';
import { type AnyModel, type Path, pathsOf, walkEveryEdge, withoutAnswers } from '../../tests/model/harness.ts';
import { layOut, type Layout } from './layout.ts';
import { measuring } from './measure.ts';
import { modelOf } from './models.ts';
import { type ChartState, statechartOf } from './statechart.ts';

/** All that a machine's page shows, none of it written by hand. */
export interface Atlas {
  readonly model: AnyModel;
  /** The machine as it is walked: only the walk answers for its actors. */
  readonly machine: AnyStateMachine;
  readonly chart: ChartState;
  readonly layout: Layout;
  /** How many walks the model test makes. */
  readonly walkCount: number;
  readonly paths: readonly Path[];
}

const known = new Map<string, Promise<Atlas>>();

/** What is known of a machine, worked out once: the walks of the largest take a second or two. */
export function atlasOf(name: string): Promise<Atlas> {
  const atlas = known.get(name) ?? make(name);
  known.set(name, atlas);
  return atlas;
}

async function make(name: string): Promise<Atlas> {
  const [model, measure] = await Promise.all([modelOf(name), measuring()]);
  const walks = walkEveryEdge(model);
  const chart = statechartOf(model.machine);
  return {
    model,
    machine: withoutAnswers(model.machine),
    chart,
    layout: layOut(chart, measure),
    walkCount: walks.length,
    paths: pathsOf(model, walks),
  };
}
