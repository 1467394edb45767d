/** Somebody who plays by ear: keys go in, and only the accessibility tree comes out. */

import { setTimeout as pause } from 'node:timers/promises';

import type { CDPSession, Page } from '@playwright/test';

/** One node of the tree, as a screen reader would say it. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly focused: boolean;
}

const MOST_STEPS = 120;
const PATIENCE = 60_000;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

export class Ear {
  private turns = 0;

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    /** What the fields of the board are called. */
    private readonly field: RegExp,
  ) {}

  static async at(page: Page, field: RegExp): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Ear(page, session, field);
  }

  /** Everything that can be heard now, in the order in which it is read. */
  async tree(): Promise<Heard[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    return inOrder(nodes)
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => {
        const is = (key: string): boolean =>
          properties.some((one) => one.name === key && one.value.value === true);
        return {
          role: String(role?.value ?? ''),
          name: String(name?.value ?? ''),
          disabled: is('disabled'),
          focused: is('focused'),
        };
      });
  }

  /** The fields of the board, whether they can be chosen or not. */
  async fields(): Promise<Heard[]> {
    return (await this.tree()).filter((heard) => this.isField(heard));
  }

  private isField({ role, name }: Heard): boolean {
    return role === 'button' && this.field.test(name);
  }

  private isOpen(heard: Heard): boolean {
    return this.isField(heard) && !heard.disabled;
  }

  /** Wait until something is to be decided, or it is over. */
  async turn(): Promise<'mine' | 'over'> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const tree = await this.tree();
      if (tree.some(({ role, name }) => role === 'region' && name === 'How it ended')) {
        return 'over';
      }
      const byItself = tree.some(({ name }) => name.includes('taken by itself'));
      // The button to confirm keeps its place while others decide; then nothing can be chosen.
      const open = tree.some((heard) => isReady(heard) || this.isOpen(heard));
      if (!byItself && open) return 'mine';
      await pause(50);
    }
    throw new Error('nothing is heard of a turn');
  }

  /** Decide once: go to a field, choose it, and go on until the move can be confirmed. */
  async move(): Promise<string[]> {
    this.turns += 1;
    const chosen: string[] = [];
    for (let picks = 0; picks < 12; picks += 1) {
      if (await this.ready()) {
        await this.reach(isConfirm);
        await this.page.keyboard.press('Enter');
        await this.until((tree) => !tree.some((heard) => isReady(heard)));
        return chosen;
      }
      chosen.push(await this.choose(picks));
    }
    throw new Error(`a move does not come to an end: ${chosen.join('; ')}`);
  }

  private async ready(): Promise<boolean> {
    // Whatever was chosen is heard a moment later.
    await pause(120);
    return (await this.tree()).some((heard) => isReady(heard));
  }

  /** Choose something on the board, or from the list where the board offers nothing. */
  private async choose(picks: number): Promise<string> {
    if ((await this.tree()).some((heard) => this.isOpen(heard))) {
      await this.reach((heard) => this.isOpen(heard));
      // Not always the first one: walk on a little.
      for (let step = 0; step < (this.turns + picks) % 5; step += 1) {
        await this.page.keyboard.press(ARROWS[(this.turns + step) % ARROWS.length] ?? 'ArrowDown');
      }
    } else await this.page.keyboard.press('c');
    const now = (await this.tree()).find(({ focused, role }) => focused && role === 'button');
    if (now === undefined) throw new Error('the keys stand nowhere');
    await this.page.keyboard.press('Enter');
    return now.name;
  }

  /** Walk with the tabulator until what is focused is what is wanted: back where it was heard before. */
  private async reach(wanted: (heard: Heard) => boolean): Promise<void> {
    let way: 'Tab' | 'Shift+Tab' | null = null;
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const tree = await this.tree();
      const here = tree.findLastIndex(({ focused }) => focused);
      const there = tree[here];
      if (there !== undefined && wanted(there)) return;
      way ??= tree.findIndex((heard) => wanted(heard)) < here ? 'Shift+Tab' : 'Tab';
      await this.page.keyboard.press(way);
    }
    throw new Error('the tabulator does not come there');
  }

  private async until(done: (tree: readonly Heard[]) => boolean): Promise<void> {
    const end = Date.now() + PATIENCE;
    while (!done(await this.tree())) {
      if (Date.now() > end) throw new Error('what was confirmed is not heard of again');
      await pause(50);
    }
  }
}

/** The nodes of a tree from top to bottom, each before what it holds. */
function inOrder<Node extends { nodeId: string; parentId?: string; childIds?: string[] }>(
  nodes: readonly Node[],
): Node[] {
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: Node[] = [];
  const open = nodes.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    found.push(node);
    open.unshift(...(node.childIds ?? []).flatMap((id) => known.get(id) ?? []));
  }
  return found;
}

/** The button, not the text in it, which is never disabled. */
function isConfirm({ role, name }: Heard): boolean {
  return role === 'button' && name === 'Confirm';
}

function isReady(heard: Heard): boolean {
  return isConfirm(heard) && !heard.disabled;
}
