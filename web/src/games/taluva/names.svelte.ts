/** Whether the fields of the island have their names on the board: on demand, or while a list calls them by it. */

class Names {
  wanted = $state(false);
  listed = $state(false);

  get shown(): boolean {
    return this.wanted || this.listed;
  }
}

export const names = new Names();
