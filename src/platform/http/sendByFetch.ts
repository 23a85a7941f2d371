import { HttpFailure, type HttpAnswer, type HttpRequest } from './definitions';

export async function sendByFetch({ verb, url, headers, body, timeoutMs }: HttpRequest): Promise<HttpAnswer> {
  const abort = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort.abort();
  }, timeoutMs);
  try {
    const answer = await fetch(url, {
      method: verb,
      headers,
      // The request itself carries the session: a cookie would only be one more thing to steal.
      credentials: 'omit',
      signal: abort.signal,
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text };
  } catch (error) {
    if (late) throw new HttpFailure('timeout');
    throw new HttpFailure(
      error instanceof DOMException && error.name === 'AbortError' ? 'aborted' : 'offline',
    );
  } finally {
    clearTimeout(timer);
  }
}
