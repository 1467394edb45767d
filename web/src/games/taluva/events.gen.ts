// Written by tools/wire.py from the classes of the server; not edited by hand.

export type Event = never;
