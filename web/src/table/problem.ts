/** Refusals, whoever refuses. */

import { Problem, unreachable } from '../net/api';

/** A refusal of any kind as a problem with a sentence. */
export function asProblem(problem: unknown): Problem {
  if (problem instanceof Problem) return problem;
  if (typeof problem === 'object' && problem !== null && 'code' in problem) {
    return new Problem(problem as ConstructorParameters<typeof Problem>[0]);
  }
  return unreachable();
}
