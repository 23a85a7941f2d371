/** The picture is at fault, and nothing of ours. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/** What a decoder makes of a picture; whatever it rejects with is an `Undecodable`. */
export async function decoded<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding;
  } catch (error) {
    throw new Undecodable(String(error));
  }
}
