/** HTTP to our own server. Whatever is not 2xx becomes a `Refused` with a code. */
import type {
  BorrowWish,
  ClaimAnswer,
  ContinueWish,
  ErrorAnswer,
  Gallery,
  Help,
  Lent,
  LendWish,
  LessonWish,
  Lines,
  Lobby,
  PositionCode,
  RecordInfo,
  Replay,
  RuleBook,
  RuleMap,
  Shelf,
  SitWish,
  TableInfo,
  TableWish,
} from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  let answer: Response;
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers = { 'Content-Type': type };
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused('offline', '');
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => null)) as ErrorAnswer | null;
  throw new Refused(told?.code ?? 'broken', told?.text ?? '');
}

const seat = (table: string, n: number) => `/tables/${encodeURIComponent(table)}/seats/${n}`;

export const api = {
  shelf: (language: string) => call<Shelf>('GET', `/shelf?language=${language}`),
  help: (game: string, language: string, word: string, options = '{}') =>
    call<Help>(
      'GET',
      `/games/${encodeURIComponent(game)}/help?language=${language}&word=${encodeURIComponent(word)}` +
        (options === '{}' ? '' : `&options=${encodeURIComponent(options)}`),
    ),
  rules: (game: string, language: string) =>
    call<RuleBook>('GET', `/rules/${encodeURIComponent(game)}?language=${language}`),
  ruleMap: (game: string) => call<RuleMap>('GET', `/rules/${encodeURIComponent(game)}/map`),
  gallery: (game: string, language: string) =>
    call<Gallery>('GET', `/rules/${encodeURIComponent(game)}/gallery?language=${language}`),
  lobby: () => call<Lobby>('GET', '/lobby'),
  make: (wish: TableWish) => call<TableInfo>('POST', '/tables', wish),
  learn: (wish: LessonWish) => call<TableInfo>('POST', '/lessons', wish),
  code: (id: string, n: number) => call<PositionCode>('GET', `${seat(id, n)}/code`),
  reportOf: (id: string, n: number) => `/api${seat(id, n)}/report`,
  table: (id: string) => call<TableInfo>('GET', `/tables/${encodeURIComponent(id)}`),
  sit: (id: string, n: number, wish: SitWish) => call<TableInfo>('PUT', seat(id, n), wish),
  leave: (id: string, n: number) => call<TableInfo>('DELETE', seat(id, n)),
  fill: (id: string, n: number, bot: string) => call<TableInfo>('PUT', `${seat(id, n)}/bot`, { bot }),
  empty: (id: string, n: number) => call<TableInfo>('DELETE', `${seat(id, n)}/bot`),
  claim: (id: string, answer: ClaimAnswer) => call<TableInfo>('PUT', `/tables/${encodeURIComponent(id)}/claim`, answer),
  lend: (id: string, n: number, wish: LendWish) => call<Lent>('PUT', `${seat(id, n)}/loan`, wish),
  takeBack: (id: string, n: number) => call<TableInfo>('DELETE', `${seat(id, n)}/loan`),
  borrow: (id: string, wish: BorrowWish) => call<TableInfo>('POST', `/tables/${encodeURIComponent(id)}/borrow`, wish),
  upload: (text: string) =>
    call<RecordInfo>('POST', '/records', text, text.trimStart().startsWith('{') ? 'application/json' : 'text/plain'),
  record: (id: string) => call<RecordInfo>('GET', `/records/${encodeURIComponent(id)}`),
  replay: (id: string, eyes: string, start: number, end: number, language: string) =>
    call<Replay>(
      'GET',
      `/records/${encodeURIComponent(id)}/replay?seat=${eyes}&start=${start}&end=${end}&language=${language}`,
    ),
  words: (id: string, eyes: string, at: number, language: string) =>
    call<Lines>('GET', `/records/${encodeURIComponent(id)}/words?seat=${eyes}&at=${at}&language=${language}`),
  fileOf: (id: string, form: 'json' | 'text') => `/api/records/${encodeURIComponent(id)}/file?form=${form}`,
  goOn: (id: string, wish: ContinueWish) =>
    call<TableInfo>('POST', `/records/${encodeURIComponent(id)}/continue`, wish),
};
