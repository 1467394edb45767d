/** Everything the server answers over plain HTTP, one typed function for each route. */

import type {
  AskLesson,
  Codes,
  Done,
  Export,
  Failure,
  Fairness,
  Games,
  Lessons,
  LessonTold,
  NewTable,
  PasswordChanged,
  Phrase,
  Refusal,
  Story,
  TableInfo,
  Tables,
  Token,
  Tokens,
  Update,
  User,
  Who,
  Wanted,
} from './wire.gen';
import { witness } from './promises';

/** The code of a problem that is not the server's word: nobody answered. */
export const UNREACHABLE = 'unreachable';

/** Why something was not done: the server's refusal with its sentence, or that nobody answered. */
export class Problem extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly at: readonly string[];
  readonly phrase: Phrase | null;

  constructor(
    refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.message);
    this.name = 'Problem';
    this.code = refusal.code;
    this.rule = refusal.rule;
    this.at = refusal.at;
    this.phrase = refusal.phrase;
  }
}

/** The problem of a server that cannot be reached. */
export function unreachable(): Problem {
  return new Problem({ code: UNREACHABLE, message: '', rule: null, at: [], phrase: null });
}

let language = 'en';

/** Ask for sentences in a language from now on. */
export function speak(wanted: string): void {
  language = wanted;
}

/** The language the server is asked to speak. */
export function spoken(): string {
  return language;
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly key?: string | null | undefined;
  readonly query?: Readonly<Record<string, string | null | undefined>>;
}

async function send(path: string, asked: Asked): Promise<Response> {
  const query = new URLSearchParams({ lang: language });
  for (const [name, value] of Object.entries(asked.query ?? {})) {
    if (value != null) query.set(name, value);
  }
  const headers = new Headers();
  if (asked.key != null) headers.set('x-table-key', asked.key);
  if (asked.method === 'POST') headers.set('x-adds-nonce', '1');
  const init: RequestInit = { method: asked.method ?? 'GET', headers, credentials: 'same-origin' };
  if (asked.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(asked.body);
  }
  let answer: Response;
  try {
    answer = await fetch(`${path}?${query.toString()}`, init);
  } catch {
    throw unreachable();
  }
  if (!answer.ok) throw await refused(answer);
  return answer;
}

async function refused(answer: Response): Promise<Problem> {
  try {
    const { error } = (await answer.json()) as Failure;
    return new Problem(error, answer.status);
  } catch {
    return unreachable(); // something between here and the server answered in its place
  }
}

/** Ask the server for something. */
export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  const answer = await send(path, asked);
  try {
    return (await answer.json()) as T;
  } catch {
    throw unreachable();
  }
}

function post<T>(path: string, body?: object): Promise<T> {
  return ask<T>(path, body === undefined ? { method: 'POST' } : { method: 'POST', body });
}

/** A part of a path. */
export const part = encodeURIComponent;

/** The words of a game in a language, as a Fluent file. */
export async function wordsOf(game: string, lang: string): Promise<string> {
  return (await send(`/api/games/${part(game)}/words`, { query: { lang } })).text();
}

// -- Who one is ------------------------------------------------------------------------------

/** Who one is; null for somebody the server does not know yet. */
export async function me(): Promise<User | null> {
  return (await ask<Who>('/api/who')).user;
}

/** Become a guest with a name. */
export const becomeGuest = (name: string) => post<User>('/api/guest', { name });

/** Make an account; a guest keeps all games. */
export const makeAccount = (name: string, password: string) =>
  post<User>('/api/account', { name, password });

/** Come back to an account; `adopt` brings the games of the guest one was. */
export const signIn = (name: string, password: string, adopt: boolean) =>
  post<User>('/api/sign-in', { name, password, adopt });

/** Be called otherwise from now on. */
export const changeName = (name: string) => post<User>('/api/me/name', { name });

/** Sign out here. */
export const signOut = () => post<Done>('/api/sign-out');

/** Change the password, sign out everywhere else and end all tokens. */
export const changePassword = (old: string, fresh: string) =>
  post<PasswordChanged>('/api/me/password', { old, new: fresh });

/** Codes with which one comes back without the password; they are told only now. */
export const recoveryCodes = (password: string) => post<Codes>('/api/me/recovery', { password });

/** Come back to an account with a code, and take another password. */
export const recover = (name: string, code: string, password: string) =>
  post<User>('/api/recover', { name, code, password });

/** The tokens of an account. */
export const tokens = () => ask<Tokens>('/api/me/tokens');

/** Make a token for a program; it is told only now. */
export const newToken = (label: string, scope: Token['scope']) =>
  post<Token>('/api/me/tokens', { label, scope });

/** Make a token worthless. */
export const dropToken = (id: string) =>
  ask<Done>(`/api/me/tokens/${part(id)}`, { method: 'DELETE' });

/** Hear somebody no longer, or again. */
export const mute = (user: string, on: boolean) => post<Done>('/api/me/muted', { user, on });

/** Complain about something that was said. */
export const report = (chat: string, reason: string) =>
  post<Done>('/api/reports', { chat, reason });

/** Everything that is kept about oneself. */
export const exportMe = () => ask<Export>('/api/me/export');

/** Delete oneself; an account needs its password. */
export const deleteMe = (password: string | null) =>
  ask<Done>('/api/me', { method: 'DELETE', body: { password } });

// -- Games and tables --------------------------------------------------------------------------

/** All games and the bots that play them. */
export const games = () => ask<Games>('/api/games');

/** The lessons of a game, in the reader's language. */
export const lessons = (game: string) => ask<Lessons>(`/api/lessons/${part(game)}`);

/** Ask something at a step of a lesson, or at a puzzle: at its address. */
export const lessonStep = (address: string, asked: AskLesson) => post<LessonTold>(address, asked);

/** Where a step of a lesson is asked about. */
export const stepPath = (game: string, lesson: string, step: number) =>
  `/api/lessons/${part(game)}/${part(lesson)}/${step}`;

/** Public tables, latest change first; `before` continues a list. */
export const publicTables = (before?: string | null) =>
  ask<Tables>('/api/tables', { query: { before } });

/** The tables one sits at, latest change first; `before` continues a list. */
export const myTables = (before?: string | null) =>
  ask<Tables>('/api/me/tables', { query: { before } });

/** Keep what a table promises, and add a number to its luck if the start waits for that. */
export async function witnessed(asked: Promise<TableInfo>): Promise<TableInfo> {
  const info = await asked;
  const nonce = witness(info);
  if (nonce === null) return info;
  try {
    return await post<TableInfo>(`/api/tables/${part(info.id)}/nonce`, { nonce });
  } catch {
    return info; // it starts without, a little later
  }
}

/** Open a table; it starts when every seat is taken. */
export const openTable = (wanted: NewTable) => witnessed(post<TableInfo>('/api/tables', wanted));

/** One table; friends bring the key of the link. */
export const table = (id: string, key?: string | null) =>
  witnessed(ask<TableInfo>(`/api/tables/${part(id)}`, { key }));

/** Take a free seat, or the first free one. */
export const sit = (id: string, seat: number | null = null, key: string | null = null) =>
  witnessed(post<TableInfo>(`/api/tables/${part(id)}/sit`, { seat, key }));

/** Stand up from a table that has not started. */
export const leave = (id: string) => post<TableInfo>(`/api/tables/${part(id)}/leave`);

/** Say who is to have a free seat at one's own table. */
export const setSeat = (id: string, seat: number, wanted: Wanted) =>
  witnessed(post<TableInfo>(`/api/tables/${part(id)}/seats/${seat}`, wanted));

/** Play once more with the same people. */
export const rematch = (id: string) =>
  witnessed(post<TableInfo>(`/api/tables/${part(id)}/rematch`));

/** The match as it was so many lines into the log, or as it is now. */
export const see = (
  id: string,
  seat: number | null,
  at: number | null = null,
  key: string | null = null,
) => post<Update>(`/api/tables/${part(id)}/see`, { seat, at, key });

/** The record of a finished match, as text. */
export const record = async (id: string, key?: string | null): Promise<string> =>
  (await send(`/api/tables/${part(id)}/record`, { key })).text();

/** A match so far as chapters to be read. */
export const story = (id: string, key?: string | null) =>
  ask<Story>(`/api/tables/${part(id)}/story`, { key });

/** Whether a finished match holds what was promised at its start. */
export const fairness = (id: string, key?: string | null) =>
  ask<Fairness>(`/api/tables/${part(id)}/fairness`, { key });
