import { expect, it } from 'vitest';

import { atlas } from '../material';
import { placing, type Places } from './placing';

/** Places in whole units are near enough. */
function whole({ names, regions }: Places): Record<keyof Places, number[][]> {
  const round = (places: Places['names']): number[][] =>
    places.map(([x, y]) => [Math.round(x), Math.round(y)]);
  return { names: round(names), regions: round(regions) };
}

it('the places that are kept are those that are found', async () => {
  const found = { lying: whole(placing(atlas(false))), turned: whole(placing(atlas(true))) };
  await expect(`${JSON.stringify(found)}\n`).toMatchFileSnapshot('places.json');
});
