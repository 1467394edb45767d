import type { Option } from '../net/wire.gen';
import { Chooser, type Roles } from './chooser';

/**
 * The picks to tell, one after the other, where a click on a board means several at once: those that
 * are new, without those that follow by themselves, as far as they are offered.
 */
export function taken(
  meant: readonly string[],
  picked: readonly string[],
  options: readonly Option[],
  choices: readonly string[],
  roles?: Roles,
): string[] {
  let same = 0;
  while (same < meant.length && meant[same] === picked[same]) same += 1;
  const fresh = meant.slice(same);
  if (options.length === 0) return fresh.filter((pick) => choices.includes(pick));
  const told: string[] = [];
  let chooser = new Chooser(options, meant.slice(0, same), roles);
  for (const pick of fresh) {
    if (chooser.picked.includes(pick)) continue;
    if (!chooser.possible.includes(pick)) break;
    told.push(pick);
    chooser = chooser.pick(pick);
  }
  return told;
}
