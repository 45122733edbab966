// Makes mutants of a source file: copies with one small fault each.
import { parseSync, traverse, type NodePath, types as t } from '@babel/core';

/** The kind of fault, as the table in docs/testing.md counts it. */
export type MutantKind =
  | 'transition removed'
  | 'transition retargeted'
  | 'guard'
  | 'action'
  | 'assigned value'
  | 'actor input'
  | 'tag'
  | 'delay'
  | 'context'
  | 'state'
  | 'expression'
  | 'bound'
  | 'statement'
  | 'answer'
  | 'literal';

export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: MutantKind;
  /** What is replaced, and by what. */
  readonly before: string;
  readonly after: string;
  /** Offsets of what is replaced. */
  readonly start: number;
  readonly end: number;
}

/** The source with the fault. */
export const mutated = (source: string, { start, end, after }: Mutant): string =>
  source.slice(0, start) + after + source.slice(end);

/** Properties of a state whose values are transitions by event or delay. */
const BY_EVENT = new Set(['on', 'after']);
/** Properties whose value is a transition, or a list of branches. */
const TRANSITIONS = new Set(['onDone', 'onError', 'always']);
const ACTIONS = new Set(['actions', 'entry', 'exit']);
/** Words for people, and types. */
const SILENT = new Set(['description', 'types', 'id', 'src']);

const OPPOSITES: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
/** The same with the bound on the other side. */
const BOUNDS: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
// Not an object: it would have a `toString` of its own.
const METHODS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['filter', 'slice'],
  ['toSorted', 'slice'],
  ['toReversed', 'slice'],
  ['trim', 'toString'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** The syntax tree of a source file. */
export function parsed(file: string, source: string): t.File {
  const ast = parseSync(source, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
  });
  if (!ast) throw new Error(`${file} cannot be parsed.`);
  return ast;
}

/** Every mutant of a file, in the order of the source. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const add = (node: t.Node, kind: MutantKind, after: string) => {
    const { start, end, loc } = node;
    if (typeof start !== 'number' || typeof end !== 'number' || !loc) return;
    const before = source.slice(start, end);
    if (before !== after) found.push({ file, line: loc.start.line, kind, before, after, start, end });
  };
  const textOf = ({ start, end }: t.Node) => source.slice(start ?? 0, end ?? 0);
  /** Takes a property, an element or an argument out of its list. */
  const remove = (path: NodePath, kind: MutantKind) =>
    add(path.node, kind, path.parentPath?.isArrayExpression() ? '...[]' : '...{}');

  const isMachine = file.startsWith('machines/');

  traverse(parsed(file, source), {
    TSType: (path) => path.skip(),
    TSInterfaceDeclaration: (path) => path.skip(),
    TSTypeAliasDeclaration: (path) => path.skip(),
    ImportDeclaration: (path) => path.skip(),
    // Its words are for people.
    ThrowStatement: (path) => path.skip(),

    ObjectProperty(path) {
      const name = nameOf(path);
      const value = path.get('value');
      if (SILENT.has(name) && (isInMachine(path) || path.parentPath.parentPath?.isCallExpression() === true)) {
        path.skip();
        return;
      }
      if (!isInMachine(path)) {
        if (isValue(path)) valueMutants(path, 'expression');
        return;
      }
      const parent = ownerOf(path);
      if (parent !== null && BY_EVENT.has(parent)) {
        remove(path, 'transition removed');
        branches(value);
      } else if (TRANSITIONS.has(name)) {
        remove(path, 'transition removed');
        branches(value);
      } else if (name === 'target' && value.isStringLiteral()) retarget(path, value.node);
      else if (name === 'guard') {
        remove(path, 'guard');
        add(value.node, 'guard', '() => false');
        if (!value.isFunction()) return;
      } else if (ACTIONS.has(name)) {
        remove(path, 'action');
        for (const each of elementsOf(value)) remove(each, 'action');
      } else if (name === 'tags') {
        remove(path, 'tag');
        for (const each of elementsOf(value)) remove(each, 'tag');
      } else if (name === 'input') {
        add(value.node, 'actor input', 'undefined');
      } else if (name === 'invoke' || name === 'reenter' || (name === 'type' && ownerOf(path) !== 'guard'))
        remove(path, 'state');
      else if (name === 'initial' && value.isStringLiteral()) {
        for (const sibling of statesBeside(path, true)) {
          if (sibling === value.node.value) continue;
          add(value.node, 'state', quoted(sibling));
          break;
        }
      } else if (parent === 'delays' && value.isNumericLiteral())
        add(value.node, 'delay', String(value.node.value + 1));
      else if (name === 'params' && value.isStringLiteral()) add(value.node, 'action', quoted('other'));
      else if (isValue(path)) valueMutants(path, kindWithin(path));
    },

    SpreadElement(path) {
      if (path.getFunctionParent()) remove(path, kindWithin(path));
    },
    BinaryExpression(path) {
      operator(path.node);
      const { left, operator: sign, right } = path.node;
      const bound = BOUNDS[sign];
      if (bound !== undefined) add(path.node, 'bound', `(${textOf(left)}) ${bound} (${textOf(right)})`);
    },
    LogicalExpression(path) {
      operator(path.node);
      add(path.node, 'expression', textOf(path.node.left));
      add(path.node, 'expression', textOf(path.node.right));
    },
    UnaryExpression({ node }) {
      if (node.operator === '!') add(node, 'expression', textOf(node.argument));
    },
    ConditionalExpression({ node }) {
      add(node, 'expression', `(${textOf(node.consequent)})`);
      add(node, 'expression', `(${textOf(node.alternate)})`);
    },
    IfStatement({ node }) {
      add(node.test, 'expression', 'true');
      add(node.test, 'expression', 'false');
    },
    CallExpression({ node: { callee } }) {
      if (!t.isMemberExpression(callee) || !t.isIdentifier(callee.property)) return;
      const other = METHODS.get(callee.property.name);
      if (other !== undefined) add(callee.property, 'expression', other);
    },
    ArrowFunctionExpression(path) {
      const { body } = path.node;
      if (!t.isExpression(body) || isImport(body)) return;
      // A guard: what it answers is fixed.
      if (ownerOf(path.parentPath) === 'guards') {
        add(body, 'guard', 'true');
        add(body, 'guard', 'false');
      } else if (!isMachine) add(body, 'answer', 'undefined');
    },
    ReturnStatement({ node: { argument } }) {
      if (argument && !isMachine) add(argument, 'answer', 'undefined');
    },
    ExpressionStatement({ node }) {
      if (!isMachine) add(node, 'statement', ';');
    },
    NumericLiteral({ node, parentPath }) {
      if (!isMachine && !parentPath.isObjectProperty()) add(node, 'literal', String(node.value + 1));
    },
    StringLiteral({ node, parentPath }) {
      if (isMachine || parentPath.isObjectProperty() || parentPath.isExportDeclaration() || isImport(parentPath.node))
        return;
      add(node, 'literal', quoted(node.value === '' ? 'mutant' : ''));
    },
    BooleanLiteral(path) {
      if (path.parentPath.isObjectProperty()) return;
      add(path.node, 'expression', String(!path.node.value));
    },
  });
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);

  function operator(node: t.BinaryExpression | t.LogicalExpression): void {
    const other = OPPOSITES[node.operator];
    if (other !== undefined) add(node, 'expression', `(${textOf(node.left)}) ${other} (${textOf(node.right)})`);
  }

  /** Removes each of several branches. */
  function branches(value: NodePath): void {
    for (const each of elementsOf(value)) remove(each, 'transition removed');
  }

  function retarget(path: NodePath<t.ObjectProperty>, { value }: t.StringLiteral): void {
    remove(path, 'transition retargeted');
    const others = value.startsWith('#') ? absoluteTargets(path) : value.startsWith('.') ? [] : statesBeside(path);
    const after = others.toSorted().find((other) => other > value) ?? others.find((other) => other !== value);
    if (after !== undefined && t.isStringLiteral(path.node.value))
      add(path.node.value, 'transition retargeted', quoted(after));
  }

  function valueMutants(path: NodePath<t.ObjectProperty>, kind: MutantKind): void {
    const { value } = path.node;
    if (t.isBooleanLiteral(value)) add(value, kind, String(!value.value));
    else if (t.isNumericLiteral(value)) add(value, kind, String(value.value + 1));
    else if (t.isStringLiteral(value)) add(value, kind, quoted(value.value === '' ? 'mutant' : ''));
    else if (t.isNullLiteral(value)) add(value, kind, '0');
    else if (t.isArrayExpression(value) && value.elements.length === 0) add(value, kind, "['mutant']");
    if (kind !== 'expression' || path.getFunctionParent()) remove(path, kind);
  }
}

/** A module that is loaded later. Another one, or none, is an error of the compiler: no test has to find it. */
const isImport = (node: t.Node): boolean =>
  t.isImportExpression(node) || (t.isCallExpression(node) && t.isImport(node.callee));

const elementsOf = (value: NodePath): readonly NodePath[] =>
  value.isArrayExpression()
    ? value.get('elements').flatMap((each) => (each.isExpression() || each.isSpreadElement() ? [each] : []))
    : [];

const quoted = (text: string): string => `'${text}'`;

function nameOf(path: NodePath<t.ObjectProperty>): string {
  const { key } = path.node;
  return t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : '';
}

/** The name of the property whose object holds this one. */
function ownerOf(path: NodePath | null): string | null {
  const owner = path?.parentPath?.parentPath;
  return owner?.isObjectProperty() ? nameOf(owner) : null;
}

/** Whether a property stands in the configuration of a machine, and not in a function. */
const isInMachine = (path: NodePath): boolean => !path.getFunctionParent() || isInStates(path);

/** Parts of a machine may be returned by a function. */
function isInStates(path: NodePath): boolean {
  for (let at: NodePath | null = path; at; at = at.parentPath) {
    if (at.isObjectProperty() && ['states', 'actions', 'guards', 'delays'].includes(nameOf(at))) return true;
    if (at.isFunction()) return false;
  }
  return false;
}

/** Whether a property gives a value, and does not take one apart. */
const isValue = (path: NodePath<t.ObjectProperty>): boolean => path.parentPath.isObjectExpression();

/** The kind of a value, by the property of the machine that it is in. */
function kindWithin(path: NodePath): MutantKind {
  for (let at: NodePath | null = path.parentPath; at; at = at.parentPath) {
    if (!at.isObjectProperty()) continue;
    const name = nameOf(at);
    if (name === 'context') return 'context';
    if (name === 'input') return 'actor input';
    if (ACTIONS.has(name)) return 'assigned value';
    if (name === 'guard' || name === 'guards') return 'guard';
  }
  return 'expression';
}

/** The states beside the one that a property stands in; those inside it, for `initial`. */
function statesBeside(path: NodePath, isInside = false): readonly string[] {
  for (let at: NodePath | null = path.parentPath; at; at = at.parentPath) {
    if (!at.isObjectExpression()) continue;
    const states = at.node.properties.find(
      (each) => t.isObjectProperty(each) && t.isIdentifier(each.key, { name: 'states' }),
    );
    const isOwner = ownerOf(at) === 'states' || ownerOf(at.parentPath) === 'states';
    if (isInside) return states && t.isObjectProperty(states) ? namesIn(states.value) : [];
    if (states && t.isObjectProperty(states) && !isOwner) return namesIn(states.value);
    const owner = at.parentPath;
    if (owner?.isObjectProperty() && ownerOf(owner) === 'states' && owner.parentPath?.isObjectExpression())
      return namesIn(owner.parentPath.node);
  }
  return [];
}

const namesIn = (node: t.Node): readonly string[] =>
  t.isObjectExpression(node)
    ? node.properties.flatMap((each) => (t.isObjectProperty(each) && t.isIdentifier(each.key) ? [each.key.name] : []))
    : [];

function absoluteTargets(path: NodePath): readonly string[] {
  const targets = new Set<string>();
  path.scope.getProgramParent().path.traverse({
    ObjectProperty({ node: { key, value } }) {
      if (t.isIdentifier(key, { name: 'target' }) && t.isStringLiteral(value) && value.value.startsWith('#'))
        targets.add(value.value);
    },
  });
  return [...targets];
}
