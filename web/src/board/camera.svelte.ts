/** Where a window looks at a drawing: what it shows, how large, and how it gets there. */

import { untrack } from 'svelte';

import type { Motion } from './contract';
import { type Box, fitted, type Inset, type Point } from './hexes';

/** What a window is given, as properties that follow it. */
export interface Framed {
  readonly box: Box;
  readonly unit: number;
  readonly inset: Inset;
  readonly focus: Point | null;
  readonly motion: Motion;
}

const REST = 140;
const FAR = 34;
/** How many pixels the drawing may stand beside the middle, if the window grew or shrank. */
const STILL = 24;
/** How long the window takes to get somewhere. */
const FLIGHT = 260;

export class Camera {
  width = $state(0);
  height = $state(0);
  moving = $state(false);
  /** Whether somebody has moved the window; until then it follows the drawing. */
  touched = $state(false);
  /** The point of the drawing in the middle of the window, and how large a unit of it is in pixels. */
  private middle = $state<Point>({ x: 0, y: 0 });
  scale = $state(1);
  /** The scale the drawing is laid out at. */
  laid = $state(1);

  private shown = false;
  /** Half of the window, as it was when it was looked at last. */
  private half: Point = { x: 0, y: 0 };
  private flight = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** Made while the window is set up. */
  constructor(private readonly framed: Framed) {
    $effect(() => {
      if (this.width === 0 || this.height === 0) return;
      const target = this.whole;
      const size = { x: this.width / 2, y: this.height / 2 };
      untrack(() => {
        if (!this.touched && !this.stays(target, size)) this.fly(target, this.shown ? FLIGHT : 0);
        this.shown = true;
        this.half = size;
      });
    });
    $effect(() => () => {
      this.stop();
      clearTimeout(this.rest);
    });
  }

  /** Where the drawing stands when everything fits between the insets. */
  private readonly whole = $derived.by(() => {
    const { box, inset } = this.framed;
    return fitted(box, this.width, this.height, inset);
  });
  private readonly least = $derived(Math.min(this.whole.scale, 1) * 0.7);
  private readonly most = $derived.by(() => Math.max(this.whole.scale * 4, 160 / this.framed.unit));
  readonly left = $derived.by(() =>
    this.sharp(this.width / 2 + (this.framed.box.x - this.middle.x) * this.scale),
  );
  readonly top = $derived.by(() =>
    this.sharp(this.height / 2 + (this.framed.box.y - this.middle.y) * this.scale),
  );
  /** Whether fields are too small to be hit easily. */
  readonly far = $derived.by(() => this.framed.unit * this.scale < FAR);

  /** Show all of the drawing, and follow it from now on. */
  fit(): void {
    this.touched = false;
    this.fly(this.whole, FLIGHT);
  }

  /** Move just as far as needed to see a place of the drawing. */
  reveal(place: Point, margin: number): void {
    const { touched, width, height, scale, middle } = this;
    // Until somebody moves the window, everything is seen anyway.
    if (!touched || width === 0 || height === 0) return;
    const dx = beyond(place.x - middle.x, width / 2 / scale - margin);
    const dy = beyond(place.y - middle.y, height / 2 / scale - margin);
    if (dx === 0 && dy === 0) return;
    this.fly({ x: middle.x + dx, y: middle.y + dy, scale }, FLIGHT);
  }

  /** The place of the drawing at a place of the window. */
  drawn({ x, y }: Point): Point {
    return {
      x: this.middle.x + (x - this.width / 2) / this.scale,
      y: this.middle.y + (y - this.height / 2) / this.scale,
    };
  }

  /** Zoom so that one place of the window keeps showing the same place of the drawing. */
  zoom(factor: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.touched = true;
    const fixed = this.drawn(around);
    const size = Math.min(Math.max(this.scale * factor, this.least), this.most);
    this.look(
      {
        x: fixed.x - (around.x - this.width / 2) / size,
        y: fixed.y - (around.y - this.height / 2) / size,
      },
      size,
    );
  }

  /** A step closer; from afar at once so close that fields are easy to hit. */
  closer(): void {
    if (!this.far) return this.zoom(1.3);
    this.touched = true;
    const { focus, unit } = this.framed;
    const { x, y } = focus ?? this.middle;
    const scale = Math.min(Math.max(this.scale * 1.3, (FAR * 1.3) / unit), this.most);
    this.fly({ x, y, scale }, FLIGHT);
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.look(
      { x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale },
      this.scale,
    );
  }

  /** Stay where it is, if it is on its way. */
  stop(): void {
    cancelAnimationFrame(this.flight);
  }

  /** Keep the drawing where it is if the window has only changed a little around it; say whether it fits so. */
  private stays(target: Point & { scale: number }, size: Point): boolean {
    const { scale, middle, half } = this;
    if (!this.shown || this.moving || Math.abs(target.scale / scale - 1) > 0.005) return false;
    const there = {
      x: middle.x + (size.x - half.x) / scale,
      y: middle.y + (size.y - half.y) / scale,
    };
    const off = Math.max(Math.abs(there.x - target.x), Math.abs(there.y - target.y)) * scale;
    if (off > STILL) return false;
    this.middle = there;
    return true;
  }

  /** A distance in whole dots of the screen while nothing moves, so that lines stay crisp. */
  private sharp(distance: number): number {
    const dots = window.devicePixelRatio || 1;
    return this.moving ? distance : Math.round(distance * dots) / dots;
  }

  private look(at: Point, size: number): void {
    const { whole } = this;
    const { box } = this.framed;
    this.scale = Math.min(Math.max(size, this.least), this.most);
    this.middle = {
      x: Math.min(Math.max(at.x, Math.min(box.x, whole.x)), Math.max(box.x + box.width, whole.x)),
      y: Math.min(Math.max(at.y, Math.min(box.y, whole.y)), Math.max(box.y + box.height, whole.y)),
    };
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), REST);
  }

  private settle(): void {
    this.laid = this.scale;
    this.moving = false;
  }

  private fly(target: Point & { scale: number }, time: number): void {
    this.stop();
    if (time === 0 || this.framed.motion === 'reduced') {
      this.middle = { x: target.x, y: target.y };
      this.scale = target.scale;
      this.settle();
      return;
    }
    const from = { ...this.middle, scale: this.scale };
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / time));
      const eased = 1 - (1 - part) ** 3;
      this.look(
        {
          x: from.x + (target.x - from.x) * eased,
          y: from.y + (target.y - from.y) * eased,
        },
        from.scale * (target.scale / from.scale) ** eased,
      );
      if (part < 1) this.flight = requestAnimationFrame(step);
      else this.settle();
    };
    this.flight = requestAnimationFrame(step);
  }
}

function beyond(offset: number, reach: number): number {
  if (reach <= 0) return offset;
  return offset > reach ? offset - reach : offset < -reach ? offset + reach : 0;
}
