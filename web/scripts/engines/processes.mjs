/** Programs that are looked for, listened to and ended. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE = 60_000;

/** Where a program is, by a variable or by one of its names; null where it is not. */
export function found(names, variable) {
  const named = process.env[variable];
  if (named !== undefined) return named;
  for (const name of names) {
    try {
      return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
    } catch {
      // Perhaps it has another name.
    }
  }
  return null;
}

/** Wait until a program says something, and return what fits. */
export function said(stream, wanted) {
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => reject(new Error(`it never said ${String(wanted)}`)), PATIENCE);
    stream.on('data', (data) => {
      text += data.toString();
      const fits = wanted.exec(text);
      if (fits === null) return;
      clearTimeout(late);
      resolve(fits[0]);
    });
  });
}

/** End a program that was started here. */
export async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await gone;
  clearTimeout(late);
}
