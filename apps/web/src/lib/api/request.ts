import { reportAnswer, reportSilence } from '../connection.ts';
import { freshAccessToken } from '../session/refresh-session.ts';
import { clearSession, readTokens } from '../session/tokens.ts';
import { announceUserUpdate } from '../session/user-updates.ts';
import { NetworkError, readProblem } from './problem.ts';

const headersFor = (init: RequestInit, accessToken: string | null): Headers => {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', document.documentElement.lang);
  if (accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`);
  return headers;
};

const send = async (path: string, init: RequestInit, accessToken: string | null): Promise<Response> => {
  try {
    const response = await fetch(path, { ...init, headers: headersFor(init, accessToken) });
    reportAnswer(response.status);
    return response;
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    reportSilence();
    throw new NetworkError(error);
  }
};

const isQuestion = ({ method = 'GET' }: RequestInit): boolean => method === 'GET';

/**
 * An action was refused for lack of credits or rights: the page's data is stale, because it changed in another tab or on another
 * device. A refetch must not trigger another refetch.
 */
const isStale = (init: RequestInit, status: number): boolean => !isQuestion(init) && (status === 402 || status === 403);

/**
 * A call to the server with the session's token. A token the server refuses is refreshed once; if that does not help,
 * the session is over. Throws ProblemError for every answer that is not a success, NetworkError when there is none.
 */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const accessToken = await freshAccessToken();
  let response = await send(path, init, accessToken);
  if (response.status === 401 && accessToken !== null) {
    const renewed = await freshAccessToken(accessToken);
    if (renewed !== null) response = await send(path, init, renewed);
    if (response.status === 401 && readTokens()?.accessToken === renewed) clearSession();
  }
  if (isStale(init, response.status)) announceUserUpdate();
  if (!response.ok) throw await readProblem(response);
  return response;
}

/** A call with the token of another session than this browser's; its answer does not affect this session. Throws as above. */
export async function requestAs(accessToken: string, path: string, init: RequestInit): Promise<Response> {
  const response = await send(path, init, accessToken);
  if (!response.ok) throw await readProblem(response);
  return response;
}
