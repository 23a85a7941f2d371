// @ts-check
/** Calls the console's JSON interface; rejects with the server's message and the entry that it is about. */
async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/sandbox/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Error('连不上网关，它可能已经停止');
  }
  const json = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const error = new Error(json?.message ?? `网关回答了 ${answer.status}`);
    // The entry that is wrong: its message is beside it.
    throw Object.assign(error, { field: json?.field });
  }
  return json;
}

export const get = (path) => ask('GET', path);
export const post = (path, body) => ask('POST', path, body);
export const remove = (path) => ask('DELETE', path);
