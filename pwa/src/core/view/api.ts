/**
 * The calls to the server's REST interface. Every call ends within a time limit. A failed call rejects with a
 * `Problem`.
 */

import type {
  Attempt,
  Claim,
  CommandBody,
  Entries,
  Games,
  GameSummary,
  Heads,
  HeldCard,
  Offers,
  Opening,
  Problem as WireProblem,
  Receipt,
  Seal,
  Session,
} from "./wire";

/** The time limit of a call (milliseconds). */
export const CALL_TIMEOUT_MS = 8_000;

/**
 * The document of a problem. If the server did not answer, the phone makes a problem itself. Such a problem has no
 * detail.
 */
export type ProblemDoc = Omit<WireProblem, "detail"> & { readonly detail?: string };

/**
 * The HTTP statuses of problems that may pass. The server did not answer (0), received too many requests, or is not
 * running.
 */
const PASSING_STATUSES = new Set([0, 429, 502, 503, 504]);

/** A refusal by the server. Status 0 means that the server did not answer. */
export class Problem extends Error {
  constructor(readonly doc: ProblemDoc) {
    super(doc.title);
    this.name = "Problem";
  }

  /** The last part of the problem's type, such as `refused`, `stale-period` or `unreachable`. */
  get slug(): string {
    return this.doc.type.split("/").pop() ?? "";
  }

  /** Whether the same request may succeed later. */
  get isPassing(): boolean {
    return PASSING_STATUSES.has(this.doc.status);
  }
}

/** Return the problem that the server did not answer. */
export const unreachableProblem = (): Problem => new Problem({ type: "/problems/unreachable", title: "", status: 0 });

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Query = Readonly<Record<string, string | number | undefined>>;

interface Call {
  /** The HTTP method; `GET` by default. */
  readonly method?: string;
  /** The body of the request, which is sent as JSON. */
  readonly body?: unknown;
  /** Additional HTTP headers. */
  readonly headers?: Record<string, string>;
  /** The time limit of the call (milliseconds); `CALL_TIMEOUT_MS` by default. */
  readonly limit?: number | undefined;
  /** The signal that aborts the call. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * The calls to the server. After each answer, `onMeasured` receives the server's time in the answer and the phone's own
 * time of the request (milliseconds).
 */
export class Api {
  readonly #fetch: Fetch;
  readonly #onMeasured: (serverTime: number, sentAt: number) => void;
  readonly #now: () => number;
  readonly #base: string;

  constructor(
    fetch: Fetch,
    onMeasured: (serverTime: number, sentAt: number) => void = () => undefined,
    now: () => number = Date.now,
    base = "/api/v1",
  ) {
    this.#fetch = fetch;
    this.#onMeasured = onMeasured;
    this.#now = now;
    this.#base = base;
  }

  session = (): Promise<Session> => this.call("/session");
  games = (): Promise<Games> => this.call("/games");
  game = (gameId: string): Promise<GameSummary> => this.call(`/games/${gameId}`);
  view = (gameId: string): Promise<Opening> => this.call(`/games/${gameId}/view`);
  claim = (body: Claim, limit?: number): Promise<HeldCard> => this.call("/claims", { method: "POST", body, limit });

  offers = (game: string, actor: string, recorder?: string): Promise<Offers> =>
    this.call(`/games/${game}/offers${queryString({ as: actor, recorder })}`);

  dryRun = (game: string, body: CommandBody, signal?: AbortSignal): Promise<Attempt> =>
    this.call(`/games/${game}/try`, { method: "POST", body, signal });

  command = (game: string, commandId: string, body: CommandBody): Promise<Receipt> =>
    this.call(`/games/${game}/commands`, { method: "POST", body, headers: { "Idempotency-Key": commandId } });

  receipt = (game: string, commandId: string): Promise<Receipt> => this.call(`/games/${game}/receipts/${commandId}`);

  seal = (game: string): Promise<Seal> => this.call(`/games/${game}/seal`);
  heads = (game: string): Promise<Heads> => this.call(`/games/${game}/heads`);

  cosign = (game: string, digest: string, signature: string): Promise<unknown> =>
    this.call(`/games/${game}/heads`, { method: "POST", body: { digest, signature } });

  entries = (game: string, page: Query): Promise<Entries> =>
    this.call(`/games/${game}/entries${queryString(page)}`);

  /**
   * Send a request at a path below `/api/v1`, and return its answer. Screens with rare requests call this themselves.
   * Raises: Problem: the server refused the request, or did not answer in time.
   */
  async call<T>(path: string, call: Call = {}): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), call.limit ?? CALL_TIMEOUT_MS);
    const stop = (): void => limit.abort();
    call.signal?.addEventListener("abort", stop);
    const sentAt = this.#now();
    try {
      const answer = await this.#fetch(this.#base + path, requestInit(call, limit.signal));
      const document = await readJson(answer);
      if (!answer.ok) throw new Problem(problemOf(document, answer));
      const serverTime = (document as { now?: unknown } | null)?.now;
      if (typeof serverTime === "number") this.#onMeasured(serverTime, sentAt);
      return document as T;
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw unreachableProblem();
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", stop);
    }
  }
}

function requestInit(call: Call, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: "application/json", ...call.headers };
  if (call.body !== undefined) headers["Content-Type"] = "application/json";
  return {
    method: call.method ?? "GET",
    headers,
    credentials: "same-origin",
    cache: "no-store",
    signal,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  };
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    if (answer.ok) throw unreachableProblem();
    return null;
  }
}

function problemOf(document: unknown, { status }: Response): ProblemDoc {
  return { type: "/problems/unavailable", title: "", ...(document as Partial<ProblemDoc> | null), status };
}

function queryString(values: Query): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([parameterName, value]) => `${parameterName}=${encodeURIComponent(String(value))}`);
  return pairs.length ? `?${pairs.join("&")}` : "";
}
