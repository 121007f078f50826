import { readSession } from '#shared/session/session.ts';

/** What the server answered. */
export interface Answer<Data> {
  data: Data;
  header: (name: string) => string | null;
}

/** Whatever nobody has taken by then would be news of yesterday. */
const FRESH_FOR_MS = 60_000;

interface Asked {
  token: string;
  at: number;
  /** Undefined when no good answer came: who needs it asks again, and shows what is wrong. */
  answer: Promise<Answer<unknown> | undefined>;
  arrived?: Answer<unknown> | undefined;
}

const asked = new Map<string, Asked>();

/**
 * GETs something that a screen will need, while its code is still on its way. Nothing is asked for nobody.
 * @param address path and query, exactly as they will be asked for
 */
export async function askAhead<Data>(address: string): Promise<Answer<Data> | undefined> {
  const token = readSession()?.token;
  if (token === undefined) return undefined;
  const answer = get<Data>(address, token).catch(() => undefined);
  const question: Asked = { token, at: Date.now(), answer };
  asked.set(address, question);
  question.arrived = await answer;
  return answer;
}

/** Hands over an answer that has arrived by now, once: it can be drawn at once. */
export function takeArrived<Data>(address: string): Answer<Data> | undefined {
  return asked.get(address)?.arrived && (take(address)?.arrived as Answer<Data> | undefined);
}

/** Hands over an answer that was asked for ahead when it comes, once; undefined where it must be asked for. */
export async function takeAhead<Data>(address: string): Promise<Answer<Data> | undefined> {
  return (await take(address)?.answer) as Answer<Data> | undefined;
}

/** Only to the learner for whom it was asked, and not long after. */
function take(address: string): Asked | undefined {
  const question = asked.get(address);
  asked.delete(address);
  if (!question || Date.now() - question.at > FRESH_FOR_MS) return undefined;
  return question.token === readSession()?.token ? question : undefined;
}

async function get<Data>(address: string, token: string): Promise<Answer<Data> | undefined> {
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.ok) return undefined;
  const data = (await response.json()) as Data;
  return { data, header: (name) => response.headers.get(name) };
}
