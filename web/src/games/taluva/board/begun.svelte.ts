/** How a building was begun: by its button, or by a click on a field. Made while the board is set up. */
export class Begun {
  /** Whether the building that is picked was meant by a click on a field, not by its button. */
  free = $state(false);

  constructor(picked: () => readonly string[], onback: () => void) {
    let before: readonly string[] = [];
    $effect(() => {
      const now = picked();
      const shorter = now.length === 1 && before.length > 1 && before[0] === now[0];
      before = now;
      if (now.length === 0) this.free = false;
      // Whoever began with a field goes back to where nothing was chosen, not to a building nobody asked for.
      else if (shorter && this.free) onback();
    });
  }
}
