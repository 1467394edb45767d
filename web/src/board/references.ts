/** References and picks of the engine: a kind and a name, as in `territory:A1` or `from:A1`. */

/** What kind of thing a reference speaks of, or as what it was picked. */
export function kindOf(reference: string): string {
  return reference.slice(0, Math.max(reference.indexOf(':'), 0));
}

/** The name behind the kind; all of it where there is no kind. */
export function nameOf(reference: string): string {
  return reference.slice(reference.indexOf(':') + 1);
}

/** The names among references of one kind: what is lit, what is at fault. */
export function namesOf(references: readonly string[], kind: string): Set<string> {
  return new Set(references.filter((one) => kindOf(one) === kind).map(nameOf));
}

/** The name of the first pick of a kind, or null. */
export function pickedAs(picked: readonly string[], kind: string): string | null {
  const pick = picked.find((one) => kindOf(one) === kind);
  return pick === undefined ? null : nameOf(pick);
}
