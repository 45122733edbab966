import type { AnyStateMachine } from 'xstate';
import { type AnyModel, type Path, pathsOf, walkEveryEdge, withoutAnswers } from '../../tests/model/harness.ts';
import { pathsInWords, type ToldPath } from '../../tests/model/told-paths.ts';
import { layOut, type Layout } from './layout.ts';
import { measuring } from './measure.ts';
import { modelOf } from './models.ts';
import { type ChartState, statechartOf } from './statechart.ts';

/** Everything a machine's page shows, derived from the machine and its model. */
export interface Atlas {
  readonly model: AnyModel;
  /** The machine with its actors replaced, so that only the walk sends their answers. */
  readonly machine: AnyStateMachine;
  readonly chart: ChartState;
  readonly layout: Layout;
  /** The number of walks in the model test. */
  readonly walkCount: number;
  readonly paths: readonly Path[];
  /** The same in words. */
  readonly told: readonly ToldPath[];
}

const atlases = new Map<string, Promise<Atlas>>();

/** The atlas of a machine, computed once: walking the largest machine takes a second or two. */
export function atlasOf(name: string): Promise<Atlas> {
  const atlas = atlases.get(name) ?? createAtlas(name);
  atlases.set(name, atlas);
  return atlas;
}

async function createAtlas(name: string): Promise<Atlas> {
  const [model, measure] = await Promise.all([modelOf(name), measuring()]);
  const walks = walkEveryEdge(model);
  const paths = pathsOf(model, walks);
  const chart = statechartOf(model.machine);
  return {
    model,
    machine: withoutAnswers(model.machine),
    chart,
    layout: layOut(chart, measure),
    walkCount: walks.length,
    paths,
    told: [...pathsInWords(model, paths)],
  };
}
