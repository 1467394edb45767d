// Written by tools/wire.py from the classes of the server; not edited by hand.

/** A territory: floors and growth by seat, and how the seat at work comes there. ``way`` is None where it cannot act, ``hindrance`` why it can build nothing there. */
export interface BedFacts {
  readonly floors: readonly number[];
  readonly growth: readonly number[];
  readonly way: 'change' | 'crane' | 'first' | 'moved-on' | null;
  readonly hindrance: 'no-field' | 'no-floor' | 'no-people' | null;
}

/** Fields 1C..7W and territories 1..7 in order, the display from left to right. ``following`` is who acts after this action (None: nobody, or one of ``choices``). */
export interface Facts {
  readonly fields: readonly FieldFacts[];
  readonly beds: readonly BedFacts[];
  readonly projects: readonly ProjectFacts[];
  readonly seats: readonly SeatFacts[];
  readonly following: number | null;
  readonly choices: readonly number[];
}

/** What the next floor on a field costs (None: it takes none), and what its building is worth. The value is what demolition gains and what a raid pays to the owner. */
export interface FieldFacts {
  readonly price: number | null;
  readonly value: number;
}

/** A field as it lies on the table; ``leads`` is where the crane goes after an action there. */
export interface FieldView {
  readonly id: string;
  readonly terrain: string;
  readonly tile: boolean;
  readonly number: number;
  readonly owner: number | null;
  readonly floors: number;
  readonly roof: boolean;
  readonly leads: number | null;
}

/** A territory on the board: where it lies, and how far it is turned. */
export interface PlaceView {
  readonly position: string;
  readonly territory: number;
  readonly rotation: number;
}

/** What a viewer may know about a seat; None: not theirs to see. */
export interface PlayerView {
  readonly population: number;
  readonly floors: number;
  readonly ruses: number;
  readonly points: number;
  readonly won: readonly string[];
  readonly cards: number;
  readonly chosen: boolean;
  readonly dealt: readonly string[] | null;
  readonly kept: readonly string[] | null;
}

/** A public project of the display, and by seat the fields whose next floor completes it. */
export interface ProjectFacts {
  readonly project: string;
  readonly points: number;
  readonly fields: readonly (readonly string[])[];
}

/** A seat: its growth if the round ended now, what its population scores, secrets if known. */
export interface SeatFacts {
  readonly growth: number;
  readonly track: number;
  readonly secrets: readonly SecretFacts[] | null;
}

/** A secret project: what it scores as things stand, and what it is about. */
export interface SecretFacts {
  readonly kind: string;
  readonly points: number;
  readonly terrain: string | null;
  readonly territories: readonly number[];
}

/** A position as one viewer knows it; fields 1C..7W in order. */
export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly phase: string;
  readonly layout: readonly PlaceView[];
  readonly fields: readonly FieldView[];
  readonly crane: number | null;
  readonly players: readonly PlayerView[];
  readonly display: readonly (string | null)[];
  readonly refill: number | null;
  readonly pile: readonly string[];
  readonly roofs: number;
  readonly ground: readonly number[];
  readonly round: number;
  readonly order: readonly number[];
  readonly left: number;
  readonly ending: boolean;
  readonly active: number | null;
  readonly waiting: readonly number[];
}
