/** The server's REST interface. Every call ends within a time limit and fails with one kind of error. */

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

export const ABORT_AFTER = 8_000;

/** What an answer that says no says; the phone's own, without an answer, go into no detail. */
export type ProblemDoc = Omit<WireProblem, "detail"> & { readonly detail?: string };

/** No answer, too many, or a proxy or server that is not up: all else is an answer. */
const PASSING = new Set([0, 429, 502, 503, 504]);

/** An answer that says no, or (status 0) no answer at all. */
export class Problem extends Error {
  constructor(readonly doc: ProblemDoc) {
    super(doc.title);
    this.name = "Problem";
  }

  /** The last part of the problem type: `refused`, `stale-period`, `unreachable`. */
  get slug(): string {
    return this.doc.type.split("/").pop() ?? "";
  }

  /** Whether the same request may well succeed later. */
  get passing(): boolean {
    return PASSING.has(this.doc.status);
  }
}

export const unreachable = (): Problem => new Problem({ type: "/problems/unreachable", title: "", status: 0 });

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Query = Readonly<Record<string, string | number | undefined>>;

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
}

export class Api {
  constructor(
    private readonly fetch: Fetch,
    private readonly measured: (server: number, sent: number) => void = () => undefined,
    private readonly local: () => number = Date.now,
    private readonly base = "/api/v1",
  ) {}

  session = (): Promise<Session> => this.call("/session");
  games = (): Promise<Games> => this.call("/games");
  game = (id: string): Promise<GameSummary> => this.call(`/games/${id}`);
  view = (id: string): Promise<Opening> => this.call(`/games/${id}/view`);
  claim = (body: Claim): Promise<HeldCard> => this.call("/claims", { method: "POST", body });

  offers = (game: string, as: string, recorder?: string): Promise<Offers> =>
    this.call(`/games/${game}/offers${query({ as, recorder })}`);

  dryRun = (game: string, body: CommandBody, signal?: AbortSignal): Promise<Attempt> =>
    this.call(`/games/${game}/try`, { method: "POST", body, signal });

  command = (game: string, id: string, body: CommandBody): Promise<Receipt> =>
    this.call(`/games/${game}/commands`, { method: "POST", body, headers: { "Idempotency-Key": id } });

  receipt = (game: string, id: string): Promise<Receipt> => this.call(`/games/${game}/receipts/${id}`);

  seal = (game: string): Promise<Seal> => this.call(`/games/${game}/seal`);
  heads = (game: string): Promise<Heads> => this.call(`/games/${game}/heads`);

  cosign = (game: string, digest: string, signature: string): Promise<unknown> =>
    this.call(`/games/${game}/heads`, { method: "POST", body: { digest, signature } });

  entries = (game: string, page: Query): Promise<Entries> =>
    this.call(`/games/${game}/entries${query(page)}`);

  /** Ask for what the few screens need that name it themselves. */
  async call<T>(path: string, call: Call = {}): Promise<T> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), ABORT_AFTER);
    const stop = (): void => limit.abort();
    call.signal?.addEventListener("abort", stop);
    const sent = this.local();
    try {
      const answer = await this.fetch(this.base + path, request(call, limit.signal));
      const document = await json(answer);
      if (!answer.ok) throw new Problem(problem(document, answer));
      const server = (document as { now?: unknown } | null)?.now;
      if (typeof server === "number") this.measured(server, sent);
      return document as T;
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw unreachable();
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener("abort", stop);
    }
  }
}

function request(call: Call, signal: AbortSignal): RequestInit {
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

async function json(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    if (answer.ok) throw unreachable();
    return null;
  }
}

function problem(document: unknown, { status }: Response): ProblemDoc {
  return { type: "/problems/unavailable", title: "", ...(document as Partial<ProblemDoc> | null), status };
}

function query(values: Query): string {
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length ? `?${pairs.join("&")}` : "";
}
