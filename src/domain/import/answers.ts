import type { ImportLayout } from './read.ts';
import type { ImportAnswers, ImportQuestion } from './questions.ts';

/** One text for each question that a file can raise: two about the same role are the same question. */
export const questionKey = (question: ImportQuestion): string =>
  'role' in question ? `${question.kind} ${question.role}` : question.kind;

/**
 * Whether a question has an answer; of several columns, each must have its own. Two columns for one wholesaler are no
 * answer: each product would have two quantities.
 */
export function isAnswered(question: ImportQuestion, answers: ImportAnswers): boolean {
  switch (question.kind) {
    case 'columns':
      return (
        answers.columns?.[question.role] !== undefined || (question.role === 'quantity' && answers.added !== undefined)
      );
    case 'numbers':
      return answers.decimal?.[question.role] !== undefined;
    case 'crosstab':
      return (
        question.columns.every(({ column }) => answers.crosstab?.[column] !== undefined) &&
        repeatedWholesalers(answers).size === 0
      );
    case 'wholesaler':
      return answers.wholesalerID !== undefined;
    default:
      return answers[question.kind] !== undefined;
  }
}

/** The wholesalers that several columns were given to. */
export function repeatedWholesalers({ crosstab = {} }: ImportAnswers): ReadonlySet<string> {
  const given = Object.values(crosstab).filter((ID) => ID !== null);
  return new Set(given.filter((ID, at) => given.indexOf(ID) !== at));
}

/** The wholesalers that a whole file, whole columns or rows of 0 boxes are about, whatever its other rows say. */
export function statedWholesalers({ mapping, notes }: ImportLayout): readonly string[] {
  const told = notes.flatMap((note) =>
    note.kind === 'crosstab' || note.kind === 'zeroRows' ? note.wholesalerIDs : [],
  );
  return [...told, ...(mapping.answers?.wholesalerID ? [mapping.answers.wholesalerID] : [])];
}

/**
 * The answers given, with the proposal of each question that has none. A proposal is marked as one, and is not taken
 * before the user goes on.
 */
export function proposedAnswers(questions: readonly ImportQuestion[], given: ImportAnswers): ImportAnswers {
  let answers = given;
  for (const question of questions) if (!isAnswered(question, answers)) answers = propose(question, answers);
  return answers;
}

function propose(question: ImportQuestion, answers: ImportAnswers): ImportAnswers {
  switch (question.kind) {
    case 'columns':
      return question.proposed
        ? { ...answers, columns: { ...answers.columns, [question.role]: question.proposed.column } }
        : answers;
    case 'numbers':
      return question.proposed
        ? { ...answers, decimal: { ...answers.decimal, [question.role]: question.proposed } }
        : answers;
    case 'header':
      return { ...answers, header: question.headers[question.proposed] };
    case 'wholesaler':
      return question.proposed ? { ...answers, wholesalerID: question.proposed.wholesalerID } : answers;
    case 'crosstab': {
      const claims = question.columns.filter(({ isOther }) => isOther !== true).map(({ wholesalerID }) => wholesalerID);
      const isOnly = (ID: string): boolean => claims.indexOf(ID) === claims.lastIndexOf(ID);
      const named = question.columns.flatMap(({ column, wholesalerID, isOther }): [number, string | null][] => {
        if (isOther === true) return [[column, null]];
        const isPlain = isOther === false && wholesalerID !== null && isOnly(wholesalerID);
        return isPlain ? [[column, wholesalerID]] : [];
      });
      return { ...answers, crosstab: { ...Object.fromEntries(named), ...answers.crosstab } };
    }
    default:
      return answers;
  }
}
